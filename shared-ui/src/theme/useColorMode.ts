import { useSyncExternalStore } from 'react';
import type { ColorMode } from './colorMode.ts';
import { followColorMode, getColorMode, setColorMode } from './colorModeStore.ts';

const getServerMode = (): ColorMode => 'system';

/** The color mode of this device; `system` while a prerendered page is hydrated. */
export const useColorMode = (): { mode: ColorMode; setMode: (mode: ColorMode) => void } => ({
  mode: useSyncExternalStore(followColorMode, getColorMode, getServerMode),
  setMode: setColorMode,
});
