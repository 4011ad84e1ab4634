import { useNavigate } from '@rankwright/sdk/router';
import { getColorScheme } from '@rankwright/shared-ui/colorMode';
import { useColorMode } from '@rankwright/shared-ui/core';
import { useEffect, useRef } from 'react';
import { openPalette, openShortcuts } from './commandPalette.store.ts';
import { createShortcutReader, shortcuts, type KeyPress, type Shortcut } from './shortcuts.model.ts';

/** Runs the shortcuts that the pressed keys complete, each press once. */
export const useShortcuts = (presses: readonly KeyPress[]): void => {
  const navigate = useNavigate();
  const { mode, setMode } = useColorMode();
  const reader = useRef(createShortcutReader(shortcuts));
  const lastPress = useRef<KeyPress | undefined>(undefined);
  useEffect(() => {
    const run = ({ action }: Shortcut): void => {
      if (action === 'palette') openPalette();
      else if (action === 'shortcuts') openShortcuts();
      else if (action === 'colorMode') setMode(getColorScheme(mode) === 'dark' ? 'light' : 'dark');
      else void navigate(action.to);
    };
    const isNew = ({ at }: KeyPress): boolean => at > (lastPress.current?.at ?? -1);
    for (const press of presses.filter(isNew)) {
      lastPress.current = press;
      const found = reader.current(press.key, press.at);
      if (found) run(found);
    }
  }, [presses, navigate, mode, setMode]);
};
