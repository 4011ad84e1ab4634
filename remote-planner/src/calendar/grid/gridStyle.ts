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

/** Its words show when they are wanted; without a pointer that hovers, always. */
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
  '@media (hover: hover)': {
    '& > span': { opacity: 0 },
    '&:hover > span, &:focus-visible > span, [role=gridcell]:focus-visible > & > span': { opacity: 1 },
  },
} as const;

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const columns = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;

/** Fills the height that is left in the window; its rows share it and are never lower than `rowHeight`. */
const createFrame = (rowHeight: number) =>
  ({
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    '& [role=rowgroup]': {
      flexGrow: 1,
      display: 'grid',
      gridAutoRows: `minmax(${rowHeight}px, 1fr)`,
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
  '& [data-part=over]': hidden,
  ...scheduledItemStyle,
} as const;

/** The details of a chip lie over the grid while the chip is pointed at or its day has the focus. */
const popover = {
  position: 'absolute',
  zIndex: 3,
  top: 'calc(100% - 2px)',
  left: -1,
  width: 'max(100% + 2px, 208px)',
  p: 1,
  gap: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 4,
  clipPath: 'inset(50%)',
  transition: 'clip-path 0s 0.2s',
} as const;

const openPopover = { clipPath: 'inset(-24px)' } as const;

const month = {
  ...createFrame(72),
  ...shared,
  '& [data-part=card]': { ...shared['& [data-part=card]'], position: 'relative' },
  '& [data-part=title]': {
    ...shared['& [data-part=title]'],
    display: 'block',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& [data-part=details]': {
    ...shared['& [data-part=details]'],
    ...popover,
    // The whole title, which the chip cuts off.
    '&::before': { content: 'attr(data-title)', fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.3 },
  },
  '& [data-part=card]:hover > [data-part=details], & [role=gridcell]:focus-within [data-part=details]':
    openPopover,
  // The lower weeks open upwards, and the last columns to the left, so that the window does not cut them off.
  '& [role=row]:nth-of-type(n + 4) [data-part=details]': { top: 'auto', bottom: 'calc(100% - 2px)' },
  '& [role=gridcell]:nth-of-type(n + 6) [data-part=details]': { left: 'auto', right: -1 },
} as const;

/** Styles for the whole grid rather than per cell: changing the month creates no new styles. */
export const gridStyle = {
  month,
  /** Seven tall days with every article and its details. */
  week: {
    ...createFrame(320),
    ...shared,
    '& [role=gridcell]': { ...cell, gap: 1.25 },
    '& [data-part=invitation]': { ...invitation, flexGrow: 1, minHeight: 48 },
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
