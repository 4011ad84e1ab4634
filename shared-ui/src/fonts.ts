import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';

const face = (fontFamily: string, url: string, fontWeight: string) => ({
  fontFamily,
  src: `url(${url}) format('woff2')`,
  fontWeight,
  fontDisplay: 'swap' as const,
});

/** A font of the system in the widths and heights of one of ours, so that nothing moves when ours arrives. */
const standIn = (fontFamily: string, names: readonly string[], measures: [string, string, string]) => ({
  fontFamily,
  src: names.map((name) => `local('${name}')`).join(', '),
  sizeAdjust: measures[0],
  ascentOverride: measures[1],
  descentOverride: measures[2],
  lineGapOverride: '0%',
});

/**
 * The two faces and their stand-ins, as rules of the base styles: prerendered pages have them before any script.
 * Each is a rule of its own: a list under one `@font-face` would end as one rule in which the last face wins.
 */
export const fontFaces = [
  face('Newsreader Variable', newsreader, '200 800'),
  face('Hanken Grotesk Variable', hanken, '100 900'),
  standIn('Newsreader Fallback', ['Times New Roman', 'Liberation Serif'], ['115%', '63.9%', '23%']),
  standIn('Hanken Fallback', ['Arial', 'Liberation Sans'], ['101.1%', '98.9%', '29.7%']),
].map((rule) => ({ '@font-face': rule }));
