import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';

const createFontFace = (fontFamily: string, url: string, fontWeight: string) => ({
  fontFamily,
  src: `url(${url}) format('woff2')`,
  fontWeight,
  fontDisplay: 'swap' as const,
});

/**
 * System font with the metrics of a web font, so that the layout does not shift when the web font loads.
 * Of two with one name the later one is used where its font is installed.
 */
const createFallbackFont = (
  fontFamily: string,
  names: readonly string[],
  metrics: [string, string, string],
) => ({
  fontFamily,
  src: names.map((name) => `local('${name}')`).join(', '),
  sizeAdjust: metrics[0],
  ascentOverride: metrics[1],
  descentOverride: metrics[2],
  lineGapOverride: '0%',
});

/** DejaVu also draws what neither web font has, such as arrows; that keeps its size. */
const asLatin = (rule: ReturnType<typeof createFallbackFont>) => ({
  ...rule,
  unicodeRange: 'U+20-7E, U+A0-FF, U+2010-2015, U+2018-201F, U+2026',
});

/**
 * The two web fonts and their metric fallbacks, in the base styles, so that prerendered pages have them before any script.
 * One rule each: emotion would merge a list under one `@font-face` into a single rule.
 */
export const fontFaces = [
  createFontFace('Newsreader Variable', newsreader, '200 800'),
  createFontFace('Hanken Grotesk Variable', hanken, '100 900'),
  asLatin(createFallbackFont('Newsreader Fallback', ['DejaVu Serif'], ['87%', '84.5%', '30.4%'])),
  createFallbackFont(
    'Newsreader Fallback',
    ['Times New Roman', 'Liberation Serif'],
    ['115%', '63.9%', '23%'],
  ),
  asLatin(createFallbackFont('Hanken Fallback', ['DejaVu Sans'], ['88.7%', '112.7%', '33.8%'])),
  createFallbackFont('Hanken Fallback', ['Arial', 'Liberation Sans'], ['101.1%', '98.9%', '29.7%']),
].map((rule) => ({ '@font-face': rule }));
