/** Styles for the parts of a scheduled item, set once on the container that holds many of them. */
export const scheduledItemStyle = {
  '& [data-part=card]': { display: 'grid', gap: 0.25, cursor: 'grab', minWidth: 0 },
  '& [data-part=title]': {
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& [data-part=facts]': { fontSize: '0.8125rem', lineHeight: 1.35, color: 'text.secondary' },
  '& [data-part=hour]': { fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'break-word' },
  '& [data-part=status]': { display: 'flex', flexWrap: 'wrap', columnGap: 0.75, alignItems: 'center' },
  '& [data-part=own-status]': { fontSize: '0.8125rem', color: 'text.secondary' },
} as const;
