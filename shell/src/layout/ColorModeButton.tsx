import { colorModes, type ColorMode } from '@rankwright/shared-ui/colorMode';
import { Box, Icon, IconButton, type IconName, useColorMode } from '@rankwright/shared-ui/core';
import { Tooltip } from '@rankwright/shared-ui/overlays';
import { getColorModeLabel, getColorModeTitle, getNextColorMode } from './colorMode.model.ts';

const icons: Record<ColorMode, IconName> = { system: 'monitor', light: 'sun', dark: 'moon' };

/** All icons are in the markup, so that a static page needs no drawing of its own (bootstrap/colorModeControl.ts). */
export const ColorModeButton = () => {
  const { mode, setMode } = useColorMode();
  return (
    <Tooltip title={getColorModeTitle(mode)}>
      <IconButton
        data-color-mode-button
        aria-label={getColorModeLabel(mode)}
        onClick={() => setMode(getNextColorMode(mode))}
      >
        {colorModes.map((name) => (
          <Box
            key={name}
            component="span"
            data-color-mode={name}
            hidden={name !== mode}
            sx={{ display: 'flex', '&[hidden]': { display: 'none' } }}
          >
            <Icon name={icons[name]} />
          </Box>
        ))}
      </IconButton>
    </Tooltip>
  );
};
