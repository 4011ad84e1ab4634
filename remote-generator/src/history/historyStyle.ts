import type { Theme } from '@rankwright/shared-ui/core';

/** Columns on a wide screen; on a narrow one, a card with the details below the title. */
export const rowGrid = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
  py: 1.25,
  gridTemplateColumns: {
    xs: '32px 40px minmax(0, 1fr) 36px',
    lg: '32px 40px minmax(150px, 2.2fr) 104px minmax(76px, 1fr) 92px 72px 100px 80px 36px',
  },
  gridTemplateAreas: { xs: '"choose image title menu" ". facts facts facts"', lg: 'none' },
} as const;

/** Usual row height in pixels, by screen size: the estimate for rows that are not measured yet. */
export const estimatedRowHeight = { phone: 148, tablet: 92, wide: 76 };

const detailsStyle = (theme: Theme) => ({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(0.5),
  fontSize: '0.875rem',
  [theme.breakpoints.up('lg')]: { display: 'contents' },
});

const labelStyle = (theme: Theme) => ({
  content: 'attr(data-label) / ""',
  color: theme.vars?.palette.text.secondary,
  [theme.breakpoints.up('lg')]: { content: 'none' },
});

/**
 * Styles for all rows, set once on the list: rows have no styles of their own, which keeps scrolling fast.
 */
export const rowsStyle = {
  '& > [role=row]': {
    ...rowGrid,
    boxSizing: 'border-box',
    minHeight: { lg: estimatedRowHeight.wide },
    borderTop: 1,
    borderColor: 'divider',
  },
  '& [role=cell]': { minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 },
  '& [data-area=choose]': { gridArea: { xs: 'choose', lg: 'auto' } },
  '& [data-area=image]': { gridArea: { xs: 'image', lg: 'auto' } },
  '& [data-area=title]': { gridArea: { xs: 'title', lg: 'auto' } },
  '& [data-area=menu]': { gridArea: { xs: 'menu', lg: 'auto' } },
  '& [data-area=facts]': detailsStyle,
  // Without flex, the badge would sit higher than the text of the other columns.
  '& [data-area=status]': { display: 'flex' },
  '& [data-part=meaning]': {
    ml: { xs: 0.75, lg: 0 },
    display: { lg: 'block' },
    fontSize: '0.8125rem',
    color: 'text.secondary',
  },
  '& [data-align=right]': { textAlign: { lg: 'right' }, pr: { lg: 2 } },
  // A card leaves out what is not known; the columns of a table keep their place.
  '& [data-empty]': { display: { xs: 'none', lg: 'block' } },
  '& [data-label]::before': labelStyle,
} as const;
