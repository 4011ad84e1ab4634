import { useColorScheme } from '@mui/material/styles';

export type ColorMode = 'system' | 'light' | 'dark';

/** The color mode stored on this device; `system` follows the operating system. */
export const useColorMode = (): { mode: ColorMode; setMode: (mode: ColorMode) => void } => {
  const { mode, setMode } = useColorScheme();
  return { mode: mode ?? 'system', setMode };
};
