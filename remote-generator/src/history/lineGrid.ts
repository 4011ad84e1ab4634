/** Columns on a wide screen; on a narrow one, a card with the facts below the title. */
export const lineGrid = {
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
