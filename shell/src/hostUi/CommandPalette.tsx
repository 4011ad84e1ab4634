import { useSession } from '@rankwright/sdk/session';
import { showError } from '@rankwright/sdk/toasts';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { closePalette, openPalette, commandPalette, type OpenLayer } from './commandPalette.store.ts';
import { isShortcutKey } from './isShortcutKey.ts';
import type { KeyPress } from './shortcuts.model.ts';
import { shortcutSettings } from './shortcuts.store.ts';

const loadLayer = () => import(/* webpackChunkName: "palette" */ './PaletteLayer.tsx');

/** Rendered only after `loadLayer` has succeeded: a failed load must not end the page. */
const PaletteLayer = lazy(async () => ({ default: (await loadLayer()).PaletteLayer }));

/** Loads the palette and the shortcuts when they are first needed; a failed load is tried again the next time. */
const useLoadedLayer = (open: OpenLayer, presses: readonly KeyPress[]): boolean => {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded || (open === null && presses.length === 0)) return;
    loadLayer().then(
      () => setIsLoaded(true),
      () => {
        closePalette();
        showError('Search could not be loaded', 'Check your connection and try again.');
      },
    );
  }, [open, presses, isLoaded]);
  return isLoaded;
};

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
  const isLoaded = useLoadedLayer(open, presses);
  return (
    isLoaded && (
      <Suspense>
        <PaletteLayer open={open} presses={presses} />
      </Suspense>
    )
  );
};
