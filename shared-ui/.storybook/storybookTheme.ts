import { create } from 'storybook/theming';
import { palette, radii, typefaces } from '../src/theme/tokens.ts';

const mark = (ink: string, accent: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 172 28" width="172" height="28"><rect x=".75" y=".75" width="26.5" height="26.5" rx="6" fill="none" stroke="${ink}" stroke-width="1.5"/><path d="M7 20.5h14M7 16.5h5" stroke="${ink}" stroke-width="1.8" stroke-linecap="round"/><path d="M12.5 13.5 17 7l4.5 6.5" stroke="${accent}" fill="none" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><text x="38" y="21" font-family="Newsreader, Georgia, serif" font-size="20" font-weight="560" letter-spacing="-.4" fill="${ink}">Rankwright</text></svg>`;

/** Storybook's own frame and pages in the colors and fonts of the product. */
export const createStorybookTheme = (base: 'light' | 'dark') => {
  const colors = palette[base];
  return create({
    base,
    brandTitle: 'Rankwright',
    brandUrl: './?path=/story/foundations-find-a-component--search',
    brandImage: `data:image/svg+xml,${encodeURIComponent(mark(colors.ink, colors.accent))}`,
    fontBase: typefaces.text,
    fontCode: typefaces.code,
    colorPrimary: colors.accent,
    colorSecondary: colors.accent,
    appBg: colors.sunken,
    appContentBg: colors.paper,
    appHoverBg: colors.hairline,
    appPreviewBg: colors.paper,
    appBorderColor: colors.hairline,
    appBorderRadius: radii.medium,
    textColor: colors.ink,
    textMutedColor: colors.quiet,
    textInverseColor: colors.paper,
    barBg: colors.sheet,
    barTextColor: colors.quiet,
    barHoverColor: colors.ink,
    barSelectedColor: colors.accent,
    inputBg: colors.sheet,
    inputBorder: colors.hairline,
    inputTextColor: colors.ink,
    inputBorderRadius: radii.medium,
    buttonBg: colors.sheet,
    buttonBorder: colors.hairline,
    booleanBg: colors.sunken,
    booleanSelectedBg: colors.sheet,
  });
};
