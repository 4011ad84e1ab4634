import {
  Icon,
  IconButton,
  Tooltip,
  useColorMode,
  type ColorMode,
  type IconName,
} from '@rankwright/shared-ui/core';

const next: Record<ColorMode, ColorMode> = { system: 'light', light: 'dark', dark: 'system' };
const icons: Record<ColorMode, IconName> = { system: 'monitor', light: 'sun', dark: 'moon' };

export const ColorModeButton = () => {
  const { mode, setMode } = useColorMode();
  return (
    <Tooltip title={`Color mode: ${mode}`}>
      <IconButton
        aria-label={`Color mode: ${mode}. Switch to ${next[mode]}`}
        onClick={() => setMode(next[mode])}
      >
        <Icon name={icons[mode]} />
      </IconButton>
    </Tooltip>
  );
};
