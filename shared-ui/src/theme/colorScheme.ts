import { palette } from './tokens.ts';

type ColorTokens = (typeof palette)['light'] | (typeof palette)['dark'];

const getContrastText = (colors: ColorTokens): string => colors.paper;

/** Token colors → MUI palette. Primary is ink; the accent is a separate color, used sparingly. */
export const createColorScheme = (colors: ColorTokens) => ({
  palette: {
    primary: { main: colors.ink, contrastText: colors.paper },
    secondary: { main: colors.quiet, contrastText: colors.paper },
    accent: { main: colors.accent, contrastText: colors.onAccent },
    error: { main: colors.error, contrastText: getContrastText(colors) },
    warning: { main: colors.warning, contrastText: getContrastText(colors) },
    success: { main: colors.success, contrastText: getContrastText(colors) },
    info: { main: colors.info, contrastText: getContrastText(colors) },
    text: { primary: colors.ink, secondary: colors.quiet },
    background: { default: colors.paper, paper: colors.sheet },
    divider: colors.hairline,
  },
});
