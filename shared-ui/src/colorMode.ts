/** Color mode without React, for scripts that run before or without the app. */
export {
  applyColorMode,
  colorModeKey,
  colorModes,
  getColorScheme,
  readColorMode,
  saveColorMode,
  schemeAttribute,
  watchColorMode,
  type ColorMode,
} from './theme/colorMode.ts';
