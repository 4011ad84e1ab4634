import { loadOverlays } from '@rankwright/shared-ui/core';
import { useEffect } from 'react';

const approaches = ['pointerover', 'pointerdown', 'focusin'] as const;
const openers = 'button, [role="button"], [aria-haspopup]';

/** Loads menus, dialogs and tooltips when the pointer or the focus first comes to a button, before it is pressed. */
export const useOverlayPreload = (): void =>
  useEffect(() => {
    const stop = (): void => {
      for (const name of approaches) document.removeEventListener(name, load);
    };
    const load = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest(openers)) return;
      stop();
      void loadOverlays();
    };
    for (const name of approaches) document.addEventListener(name, load, { passive: true });
    return stop;
  }, []);
