import type { Theme } from '@rankwright/shared-ui/core';
import type { CalendarDay } from '../calendar.model.ts';
import { faceStyle } from '../items/faceStyle.ts';

interface CellLook {
  day: CalendarDay;
  /** On phones: the day that is shown below. */
  chosen: boolean;
  /** Something dragged is over it. */
  over: boolean;
  /** Where a move by keyboard would go. */
  target: boolean;
}

const ringOf = ({ day, over, target, chosen }: CellLook): string | undefined => {
  if (over || target) return day.past ? 'barred' : 'landing';
  return chosen ? 'chosen' : undefined;
};

/** What the styles of the grid need to know of a day. */
export const cellMarks = (look: CellLook) => ({
  'data-past': look.day.past || undefined,
  'data-outside': !look.day.inMonth || undefined,
  'data-empty': look.day.items.length === 0 || undefined,
  'data-ring': ringOf(look),
});

const ring = (color: string) => ({ boxShadow: `inset 0 0 0 2px var(--rw-palette-${color})` });

/** Days that are over lie below the open ones, in the dark too, where a veil would lift them. */
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
  // Days that are over and empty take less room.
  '&[data-past][data-empty]': { minHeight: 68 },
  '&[data-ring=barred]': ring('text-secondary'),
  '&[data-ring=landing]': ring('accent-main'),
  '&[data-ring=chosen]': ring('text-primary'),
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
  ...faceStyle,
} as const;

/** Written once for the month, not per day: changing the month brings no new styles. */
export const gridStyle = {
  whole,
  /** Numbers and marks only. */
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
