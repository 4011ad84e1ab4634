/** A chip whose hue says its state; its icon says the same. */
const createToneStyle = (color: string) => ({
  borderLeftColor: `var(--rw-palette-${color})`,
  backgroundColor: `color-mix(in srgb, var(--rw-palette-${color}) 12%, var(--rw-palette-background-paper))`,
  '& > svg': { color: `var(--rw-palette-${color})` },
});

/** Styles for the parts of a scheduled item, set once on the container that holds many of them. */
export const scheduledItemStyle = {
  '& [data-part=card]': { display: 'grid', gap: 0.5, cursor: 'grab', minWidth: 0, alignContent: 'start' },
  '& [data-part=chip]': {
    display: 'flex',
    gap: 0.5,
    alignItems: 'flex-start',
    minWidth: 0,
    py: 0.375,
    px: 0.75,
    borderLeft: '3px solid',
    borderRadius: '4px',
    '& > svg': { flex: 'none', fontSize: 16, mt: '2px' },
    '&[data-selected]': { outline: '2px solid var(--rw-palette-accent-main)' },
    '&[data-tone=neutral]': createToneStyle('text-secondary'),
    '&[data-tone=info]': createToneStyle('info-main'),
    '&[data-tone=success]': createToneStyle('success-main'),
    '&[data-tone=warning]': createToneStyle('warning-main'),
    '&[data-tone=error]': createToneStyle('error-main'),
  },
  '& [data-part=details]': { display: 'grid', gap: 0.25, minWidth: 0 },
  '& [data-part=title]': {
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    minWidth: 0,
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
