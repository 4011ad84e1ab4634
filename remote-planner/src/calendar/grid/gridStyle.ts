import type { Theme } from '@rankwright/shared-ui/core';
import type { CalendarDay } from '../calendar.model.ts';
import { scheduledItemStyle } from '../../scheduledItems/scheduledItemStyle.ts';

interface CellState {
  day: CalendarDay;
  /** In the compact grid: the day shown below. */
  selected: boolean;
  /** An article is dragged over it. */
  over: boolean;
  /** The drop target of a keyboard move. */
  target: boolean;
}

const getRing = ({ day, over, target, selected }: CellState): string | undefined => {
  if (over || target) return day.past ? 'barred' : 'landing';
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
  p: 1,
  minHeight: 132,
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
  // Empty past days are shorter.
  '&[data-past][data-empty]': { minHeight: 68 },
  '&[data-ring=barred]': createRingStyle('text-secondary'),
  '&[data-ring=landing]': createRingStyle('accent-main'),
  '&[data-ring=selected]': createRingStyle('text-primary'),
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

const whole = {
  '& [role=row]': columns,
  '& [role=columnheader]': {
    px: 1,
    py: 0.75,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'text.secondary',
  },
  '& [role=rowgroup]': { borderTop: 1, borderLeft: 1, borderColor: 'divider' },
  '& [role=gridcell]': cell,
  '& [data-part=number]': number,
  '& [data-outside] > [data-part=number]': { fontWeight: 400 },
  '& [aria-current=date] > [data-part=number]': { fontWeight: 700, color: 'accent.main' },
  '& [data-part=invitation]': invitation,
  '& [data-part=over]': { fontSize: '0.8125rem', color: 'text.secondary', lineHeight: 1.35 },
  ...scheduledItemStyle,
} as const;

/** Styles for the whole grid rather than per cell: changing the month creates no new styles. */
export const gridStyle = {
  whole,
  /** Numbers and dots only, for phones. */
  compact: {
    ...whole,
    '& [role=columnheader]': { ...whole['& [role=columnheader]'], px: 0, textAlign: 'center' },
    '& [role=gridcell]': {
      ...cell,
      p: 0.5,
      minHeight: 52,
      alignItems: 'center',
      cursor: 'pointer',
      '&[data-past][data-empty]': { minHeight: 52 },
    },
    '& [data-part=today]': { display: 'block', height: 2, bgcolor: 'accent.main', mt: '-1px' },
  },
} as const;
