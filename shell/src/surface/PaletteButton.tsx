import { Icon, IconButton, Tooltip } from '@rankwright/shared-ui/core';
import { openPalette } from './palette.ts';

export const PaletteButton = () => (
  <Tooltip title="Search and commands (Ctrl+K)">
    <IconButton aria-label="Search and commands" aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
      <Icon name="search" />
    </IconButton>
  </Tooltip>
);
