import { colorModes, type ColorMode } from '@rankwright/shared-ui/colorMode';

export const getNextColorMode = (mode: ColorMode): ColorMode =>
  colorModes[(colorModes.indexOf(mode) + 1) % colorModes.length] ?? 'system';

/** Text of the button's tooltip. */
export const getColorModeTitle = (mode: ColorMode): string => `Color mode: ${mode}`;

/** Accessible name of the button. */
export const getColorModeLabel = (mode: ColorMode): string =>
  `${getColorModeTitle(mode)}. Switch to ${getNextColorMode(mode)}`;
