import { createLazyComponent } from '@rankwright/sdk/host';
import { useSession } from '@rankwright/sdk/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { closePalette, openPalette, commandPalette } from './commandPalette.store.ts';
import { isShortcutKey } from './isShortcutKey.ts';
import type { KeyPress } from './shortcuts.model.ts';
import { shortcutSettings } from './shortcuts.store.ts';
import { useLayerScript } from './useLayerScript.ts';

const PaletteLayer = createLazyComponent(
  async () => (await import(/* webpackChunkName: "palette" */ './PaletteLayer.tsx')).PaletteLayer,
);

/** Opens the palette with Ctrl+K or Cmd+K; the last keys that may be shortcuts of a signed-in user. */
const usePressedKeys = (): readonly KeyPress[] => {
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
  return presses;
};

/** Command palette and keyboard shortcuts. */
export const CommandPalette = () => {
  const { open } = useSyncExternalStore(
    commandPalette.subscribe,
    commandPalette.getState,
    commandPalette.getInitialState,
  );
  const presses = usePressedKeys();
  const isLoaded = useLayerScript({
    name: 'Search',
    load: PaletteLayer.preload,
    request: open ?? presses.at(-1) ?? null,
    close: closePalette,
  });
  return isLoaded && <PaletteLayer open={open} presses={presses} />;
};
