export type SelectedColorMode = 'system' | 'light' | 'dark';

/** The color modes in the order of the button. */
export const colorModes: readonly SelectedColorMode[] = ['system', 'light', 'dark'];

export const getNextColorMode = (mode: SelectedColorMode): SelectedColorMode =>
  colorModes[(colorModes.indexOf(mode) + 1) % colorModes.length] ?? 'system';

/** Text of the button's tooltip. */
export const getColorModeTitle = (mode: SelectedColorMode): string => `Color mode: ${mode}`;

/** Accessible name of the button. */
export const getColorModeLabel = (mode: SelectedColorMode): string =>
  `${getColorModeTitle(mode)}. Switch to ${getNextColorMode(mode)}`;
