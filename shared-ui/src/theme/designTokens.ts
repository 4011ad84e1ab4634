import { elevation, motion, palette, radii, spacing, typefaces } from './tokens.ts';
import { typography } from './typography.ts';

/** A value in the format of the W3C Design Tokens Community Group (2025.10). */
interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
}

export interface TokenGroup {
  [name: string]: DesignToken | TokenGroup | string;
}

type Scheme = keyof typeof palette;

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Math.round((parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000);

const createColor = (hex: string): DesignToken => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components: channels(hex), alpha: 1, hex: hex.toLowerCase() },
});

const createPixels = (value: number): DesignToken => ({ $type: 'dimension', $value: { value, unit: 'px' } });

const createMilliseconds = (value: number): DesignToken => ({
  $type: 'duration',
  $value: { value, unit: 'ms' },
});

const mapValues = <Value>(values: Readonly<Record<string, Value>>, create: (value: Value) => DesignToken) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, create(value)]));

const splitFamilies = (stack: string): string[] =>
  stack.split(',').map((family) => family.trim().replaceAll("'", ''));

const createAlias = (path: string, $description: string): DesignToken => ({
  $type: 'color',
  $value: `{${path}}`,
  $description,
});

/** What a color is for, by its role in the theme; the same roles in both schemes. */
const roles: Readonly<Record<string, readonly [color: keyof (typeof palette)['light'], use: string]>> = {
  'text-primary': ['ink', 'Text and filled buttons'],
  'text-secondary': ['quiet', 'Hints, captions, metadata'],
  'background-default': ['paper', 'Page'],
  'background-paper': ['sheet', 'Cards, dialogs, fields'],
  'background-inset': ['sunken', 'Inset areas'],
  divider: ['hairline', 'Dividers and borders'],
  'accent-main': ['accent', 'Main action, current day'],
  'accent-contrast': ['onAccent', 'Text on the accent'],
  'focus-ring': ['accent', 'Outline of what has the focus'],
  selection: ['ink', 'Selected text, at 20 % over the background'],
};

const createScheme = (scheme: Scheme): TokenGroup => ({
  palette: mapValues(palette[scheme], createColor),
  role: Object.fromEntries(
    Object.entries(roles).map(([role, [color, use]]) => [
      role,
      createAlias(`color.${scheme}.palette.${color}`, use),
    ]),
  ),
});

/** `0.2, 0, 0, 1` of a CSS `cubic-bezier()`. */
const parseCubicBezier = (css: string): number[] => (css.match(/-?[\d.]+(?=[,)])/g) ?? []).map(Number);

/** The shadows of a CSS `box-shadow` made of `rgb(r g b / a)` colors. */
const parseShadows = (css: string) =>
  [...css.matchAll(/(-?\d+)(?:px)? (-?\d+)(?:px)? (\d+)(?:px)? rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g)].map(
    ([, x, y, blur, ...color]) => ({
      offsetX: { value: Number(x), unit: 'px' },
      offsetY: { value: Number(y), unit: 'px' },
      blur: { value: Number(blur), unit: 'px' },
      spread: { value: 0, unit: 'px' },
      color: {
        colorSpace: 'srgb',
        components: color.slice(0, 3).map((channel) => Math.round((Number(channel) / 255) * 10_000) / 10_000),
        alpha: Number(color[3]),
      },
    }),
  );

const { unit, page, measure } = spacing;
const { easing, ...durations } = motion;
const { h1, h2, h3, h4, h5, h6, body1, body2, overline } = typography;

/** Styles of text; the sizes of the first three headings grow with the window, as their `fontSize` says. */
const createTextStyle = (
  style: { fontSize: string; lineHeight: number; fontWeight?: number },
  family: string,
): TokenGroup => ({
  family: { $type: 'fontFamily', $value: `{font.family.${family}}` },
  weight: { $type: 'fontWeight', $value: style.fontWeight ?? 400 },
  lineHeight: { $type: 'number', $value: style.lineHeight },
  size: { $type: 'dimension', ...createFontSize(style.fontSize) },
});

/** A fixed size in rem, or the largest of a `clamp()` with the rule in its description. */
const createFontSize = (css: string): Pick<DesignToken, '$value' | '$description'> => ({
  $value: { value: Number(/([\d.]+)rem\)?$/.exec(css)?.[1]), unit: 'rem' },
  ...(css.startsWith('clamp') && { $description: css }),
});

/** The theme's tokens in the W3C design-tokens format, made from the values that the theme itself is made from. */
export const createDesignTokens = (): TokenGroup => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  color: { light: createScheme('light'), dark: createScheme('dark') },
  font: {
    family: mapValues(typefaces, (stack) => ({ $type: 'fontFamily', $value: splitFamilies(stack) })),
    style: {
      ...Object.fromEntries(
        Object.entries({ h1, h2, h3 }).map(([name, style]) => [name, createTextStyle(style, 'display')]),
      ),
      ...Object.fromEntries(
        Object.entries({ h4, h5, h6, body1, body2, overline }).map(([name, style]) => [
          name,
          createTextStyle(style, 'text'),
        ]),
      ),
    },
  },
  space: {
    unit: createPixels(unit),
    page: mapValues(page, createPixels),
    measure: createPixels(measure),
  },
  radius: mapValues(radii, createPixels),
  motion: {
    duration: mapValues(durations, createMilliseconds),
    easing: { $type: 'cubicBezier', $value: parseCubicBezier(easing) },
  },
  elevation: Object.fromEntries(
    Object.entries(elevation)
      .filter(([, shadow]) => shadow !== 'none')
      .map(([name, shadow]) => [name, { $type: 'shadow', $value: parseShadows(shadow) }]),
  ),
});
