import { createLazyPart } from '@rankwright/sdk/host';
import { useSession } from '@rankwright/sdk/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { closePalette, openPalette, commandPalette } from './commandPalette.store.ts';
import { isShortcutKey } from './isShortcutKey.ts';
import type { KeyPress } from './shortcuts.model.ts';
import { shortcutSettings } from './shortcuts.store.ts';

const PaletteLayer = createLazyPart(
  async () => (await import(/* webpackChunkName: "palette" */ './PaletteLayer.tsx')).PaletteLayer,
);

/** Opens the palette with Ctrl+K or Cmd+K; the last keys that may be shortcuts of a signed-in user. */
const usePressedKeys = (): [presses: readonly KeyPress[], forget: () => void] => {
  const { token } = useSession();
  const [presses, setPresses] = useState<readonly KeyPress[]>([]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        openPalette();
      } else if (token && shortcutSettings.getState().enabled && isShortcutKey(event)) {
        if (event.key === '/') event.preventDefault();
        const press = { key: event.key, at: performance.now() };
        setPresses((before) => [...before, press].slice(-2));
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [token]);
  return [presses, () => setPresses([])];
};

/** Command palette and keyboard shortcuts. */
export const CommandPalette = () => {
  const { open } = useSyncExternalStore(
    commandPalette.subscribe,
    commandPalette.getState,
    commandPalette.getInitialState,
  );
  const [presses, forgetPresses] = usePressedKeys();
  const close = () => {
    closePalette();
    forgetPresses();
  };
  const isNeeded = open !== null || presses.length > 0 || PaletteLayer.isLoaded();
  return isNeeded && <PaletteLayer open={open} presses={presses} onClose={close} />;
};
