import type { CalendarDay } from '../calendar.model.ts';

interface CellLook {
  day: CalendarDay;
  compact: boolean;
  /** Something dragged is over it. */
  over: boolean;
  /** Where a move by keyboard would go. */
  target: boolean;
}

const backgroundOf = ({ past, inMonth }: CalendarDay): string =>
  past || !inMonth ? 'action.hover' : 'background.paper';

/** How a day looks: sunken when it has passed, ringed where something would land. */
export const cellStyle = ({ day, compact, over, target }: CellLook) => ({
  minWidth: 0,
  minHeight: compact ? 52 : 132,
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
  ...((over || target) && {
    boxShadow: (theme: { vars?: { palette: { accent: { main: string }; text: { secondary: string } } } }) =>
      `inset 0 0 0 2px ${(day.past ? theme.vars?.palette.text.secondary : theme.vars?.palette.accent.main) ?? ''}`,
  }),
});
