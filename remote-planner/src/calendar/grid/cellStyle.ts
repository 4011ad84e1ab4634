import type { CalendarDay } from '../calendar.model.ts';

interface CellLook {
  day: CalendarDay;
  compact: boolean;
  /** On phones: the day that is shown below. */
  chosen: boolean;
  /** Something dragged is over it. */
  over: boolean;
  /** Where a move by keyboard would go. */
  target: boolean;
}

const backgroundOf = ({ past, inMonth }: CalendarDay): string => {
  if (past) return 'action.hover';
  return inMonth ? 'background.paper' : 'transparent';
};

/** Days that are over and empty take less room. */
const heightOf = ({ past, items }: CalendarDay, compact: boolean): number => {
  if (compact) return 52;
  return past && items.length === 0 ? 68 : 132;
};

const ringOf = ({ day, over, target, chosen }: CellLook): string | null => {
  if (over || target) return day.past ? 'text-secondary' : 'accent-main';
  return chosen ? 'text-primary' : null;
};

/** How a day looks: sunken when it has passed, ringed where something would land. */
export const cellStyle = (look: CellLook) => {
  const { day, compact } = look;
  const ring = ringOf(look);
  return {
    minWidth: 0,
    minHeight: heightOf(day, compact),
    p: compact ? 0.5 : 1,
    display: 'flex',
    flexDirection: 'column',
    gap: 0.25,
    position: 'relative',
    borderRight: 1,
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: backgroundOf(day),
    ...(compact && { alignItems: 'center', cursor: 'pointer' }),
    '&:focus-visible': { outlineOffset: -2, zIndex: 1 },
    ...(ring && { boxShadow: `inset 0 0 0 2px var(--rw-palette-${ring})` }),
  } as const;
};
