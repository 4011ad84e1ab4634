import { useActions } from '@rankwright/sdk/host';
import { useEffect, useMemo, useRef } from 'react';

/** Saves on Ctrl+S or Cmd+S and from the command palette. */
export const useSaveShortcut = (save: () => void): void => {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  }, [save]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey))
        return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  useActions(
    useMemo(
      () => [
        {
          id: 'article.save',
          label: 'Save article',
          group: 'Writing',
          keys: 'Mod+S',
          run: () => latest.current(),
        },
      ],
      [],
    ),
  );
};
