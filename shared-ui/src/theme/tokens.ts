/** Colors by scheme. The contrast of every text pair is at least 4.5 to 1. */
export const palette = {
  light: {
    paper: '#FBF9F4',
    sheet: '#FFFFFF',
    sunken: '#F3EFE6',
    ink: '#1B1916',
    quiet: '#5F594F',
    hairline: '#DDD6C8',
    accent: '#C8371B',
    onAccent: '#FFFFFF',
    error: '#9B1239',
    warning: '#7A5200',
    success: '#1F6B43',
    info: '#2B5573',
  },
  dark: {
    paper: '#171513',
    sheet: '#1F1C19',
    sunken: '#12100E',
    ink: '#F4EFE6',
    quiet: '#B3AA9B',
    hairline: '#3A352E',
    accent: '#FF7A5C',
    onAccent: '#1B1916',
    error: '#FF9DB0',
    warning: '#E9BE68',
    success: '#7FCBA0',
    info: '#9CC4E0',
  },
} as const;

export const typefaces = {
  display: "'Newsreader Variable', 'Newsreader Fallback', Georgia, 'Times New Roman', serif",
  text: "'Hanken Grotesk Variable', 'Hanken Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  code: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
} as const;

/** Pixels. */
export const spacing = { unit: 8, page: { phone: 16, desktop: 32 }, measure: 680 } as const;
export const radii = { small: 4, medium: 6, large: 10 } as const;

/** Durations in milliseconds. */
export const motion = { quick: 120, calm: 200, slow: 320, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

export const elevation = {
  none: 'none',
  raised: '0 1px 2px rgb(27 25 22 / 0.08), 0 4px 12px rgb(27 25 22 / 0.06)',
  floating: '0 2px 6px rgb(27 25 22 / 0.1), 0 16px 40px rgb(27 25 22 / 0.16)',
} as const;

export const tokens = { palette, typefaces, spacing, radii, motion, elevation } as const;

/** Milliseconds until a tooltip opens, and until another opens shortly after. */
export const tooltip = { openAfterMs: 700, skipDelayMs: 300 } as const;
