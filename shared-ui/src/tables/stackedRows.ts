import type { SxProps, Theme } from '@mui/material/styles';

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/**
 * On phones each row is a block: its first cell on a line of its own, the others below it with their labels
 * (`data-label`). The parts need explicit roles, because browsers give up a table's when it is laid out otherwise.
 */
export const stackedRows: SxProps<Theme> = {
  '@media (max-width: 599.95px)': {
    '&, & tbody, & tr': { display: 'block' },
    '& thead': hidden,
    '& tr': { py: 1.5, borderBottom: 1, borderColor: 'divider' },
    '& td': {
      display: 'flex',
      flexDirection: 'row',
      justifyContent: 'space-between',
      gap: 2,
      border: 0,
      px: 0,
      py: 0.25,
    },
    '& td:first-of-type': { display: 'block', pb: 0.75, fontWeight: 600 },
    '& td:not(:first-of-type)::before': { content: 'attr(data-label)', color: 'text.secondary' },
  },
};
