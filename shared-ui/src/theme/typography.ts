import { typefaces } from './tokens.ts';

const displayStyle = (size: string, lineHeight: number, weight = 500) => ({
  fontFamily: typefaces.display,
  fontSize: size,
  lineHeight,
  fontWeight: weight,
  letterSpacing: '-0.015em',
  textWrap: 'balance' as const,
});

/** Display font for headings 1 to 3, text font for everything else. */
export const typography = {
  fontFamily: typefaces.text,
  fontSize: 15,
  h1: displayStyle('clamp(2.25rem, 1.5rem + 2.6vw, 3.75rem)', 1.06),
  h2: displayStyle('clamp(1.75rem, 1.3rem + 1.5vw, 2.5rem)', 1.14),
  h3: displayStyle('clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem)', 1.22),
  h4: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 600, letterSpacing: '-0.005em' },
  h5: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600 },
  h6: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 600 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.875rem', lineHeight: 1.55 },
  overline: {
    fontSize: '0.75rem',
    lineHeight: 1.5,
    fontWeight: 600,
    letterSpacing: '0.08em',
    textTransform: 'uppercase' as const,
  },
  button: { fontWeight: 600, textTransform: 'none' as const, letterSpacing: 0 },
};
