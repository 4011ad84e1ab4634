import { Dialog } from '@rankwright/shared-ui/overlays';
import { closePalette, type OpenLayer } from './commandPalette.store.ts';
import { CommandSearch } from './CommandSearch.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import type { KeyPress } from './shortcuts.model.ts';
import { useShortcuts } from './useShortcuts.ts';

interface PaletteLayerProps {
  open: OpenLayer;
  presses: readonly KeyPress[];
}

/** The dialogs of search and shortcuts, and what runs the pressed shortcuts. */
export const PaletteLayer = ({ open, presses }: PaletteLayerProps) => {
  useShortcuts(presses);
  return (
    <>
      <Dialog
        open={open === 'commands'}
        onClose={closePalette}
        maxWidth="sm"
        fullWidth
        aria-labelledby="palette-title"
        sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      >
        <CommandSearch />
      </Dialog>
      {open === 'shortcuts' && <ShortcutSheet />}
    </>
  );
};
