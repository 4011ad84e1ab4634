import type { Theme } from '@rankwright/shared-ui/core';
import type { CalendarDay } from '../calendar.model.ts';
import { scheduledItemStyle } from '../../scheduledItems/scheduledItemStyle.ts';

interface CellState {
  day: CalendarDay;
  /** In the compact grid: the day shown below. */
  selected: boolean;
  /** The drop target of a keyboard move. */
  target: boolean;
}

const getRing = ({ day, target, selected }: CellState): string | undefined => {
  if (target) return day.past ? 'barred' : 'landing';
  return selected ? 'selected' : undefined;
};

/** Data attributes that `gridStyle` selects on. */
export const getCellAttributes = (cellState: CellState) => ({
  'data-past': cellState.day.past || undefined,
  'data-outside': !cellState.day.inMonth || undefined,
  'data-empty': cellState.day.items.length === 0 || undefined,
  'data-ring': getRing(cellState),
});

const createRingStyle = (color: string) => ({ boxShadow: `inset 0 0 0 2px var(--rw-palette-${color})` });

/** Past days are darker than open ones; in dark mode the hover color would make them lighter. */
const over = (theme: Theme) => ({
  backgroundColor: theme.vars?.palette.action.hover,
  ...theme.applyStyles('dark', { backgroundColor: theme.vars?.palette.background.default }),
});

const cell = {
  minWidth: 0,
  p: 0.75,
  display: 'flex',
  flexDirection: 'column',
  gap: 0.25,
  position: 'relative',
  borderRight: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&[data-outside]': { bgcolor: 'transparent' },
  '&[data-past]': over,
  '&[data-ring=selected]': createRingStyle('text-primary'),
  '&[data-ring=landing], &[data-over]': createRingStyle('accent-main'),
  '&[data-ring=barred], &[data-over][data-past]': createRingStyle('text-secondary'),
  '&:focus-visible': { outlineOffset: -2, zIndex: 1 },
} as const;

const number = {
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 500,
  color: 'text.secondary',
} as const;

const invitation = {
  flexGrow: 1,
  display: 'flex',
  alignItems: 'flex-start',
  textAlign: 'left',
  m: -0.5,
  p: 0.5,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.secondary',
  font: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
} as const;

const columns = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;

/** Fills the height that is left in the window; its rows share what their articles leave, and are never lower than `rowHeight`. */
const createFrame = (rowHeight: number) =>
  ({
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    '& [role=rowgroup]': {
      flexGrow: 1,
      display: 'grid',
      gridAutoRows: `minmax(${rowHeight}px, auto)`,
      borderTop: 1,
      borderLeft: 1,
      borderColor: 'divider',
    },
  }) as const;

const shared = {
  '& [role=row]': columns,
  '& [role=columnheader]': {
    px: 0.75,
    py: 0.5,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'text.secondary',
  },
  '& [role=gridcell]': cell,
  '& [data-part=number]': number,
  '& [data-outside] > [data-part=number]': { fontWeight: 400 },
  '& [aria-current=date] > [data-part=number]': { fontWeight: 700, color: 'accent.main' },
  '& [data-part=invitation]': invitation,
  '& [data-part=over]': { fontSize: '0.8125rem', lineHeight: 1.35, color: 'text.secondary' },
  ...scheduledItemStyle,
} as const;

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 } as const;

/** Styles for the whole grid rather than per cell: changing the month creates no new styles. */
export const gridStyle = {
  month: { ...createFrame(72), ...shared },
  /** A row for each day, with a line for each article. */
  week: {
    ...createFrame(56),
    ...shared,
    '& [role=row]': { display: 'grid' },
    '& [role=gridcell]': { ...cell, pl: 15, gap: 0.75 },
    '& [data-part=number]': { ...number, position: 'absolute', left: 12 },
    '& [data-part=invitation]': { ...invitation, flexGrow: 0, m: 0 },
    '& [data-part=card]': { ...shared['& [data-part=card]'], ...line },
    '& [data-part=chip]': { ...shared['& [data-part=chip]'], flex: '1 1 16rem' },
    '& [data-part=details]': { ...shared['& [data-part=details]'], ...line },
  },
  /** Numbers and dots only, for phones. */
  compact: {
    ...createFrame(52),
    ...shared,
    flexGrow: 0,
    '& [role=columnheader]': { ...shared['& [role=columnheader]'], px: 0, textAlign: 'center' },
    '& [role=gridcell]': { ...cell, p: 0.5, alignItems: 'center', cursor: 'pointer' },
    '& [data-part=today]': { display: 'block', height: 2, bgcolor: 'accent.main', mt: '-1px' },
  },
} as const;
