import { Icon, IconButton } from '@rankwright/shared-ui/core';
import { Tooltip } from '@rankwright/shared-ui/overlays';
import { openPalette } from './commandPalette.store.ts';

export const CommandPaletteButton = () => (
  <Tooltip title="Search and commands (Ctrl+K)">
    <IconButton aria-label="Search and commands" aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
      <Icon name="search" />
    </IconButton>
  </Tooltip>
);
