import {
  Box,
  Dialog,
  Field,
  ListItemButton,
  ListItemText,
  Typography,
  visuallyHidden,
} from '@rankwright/shared-ui/core';
import { useEffect, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { closePalette, openPalette, palette } from './palette.ts';
import { useHostActions } from './useHostActions.ts';

/** The palette opens to be typed into. */
const focusOnMount = (field: HTMLInputElement | null): void => field?.focus();

const name = 'Search and commands';

const Commands = () => {
  const all = useHostActions();
  const [words, setWords] = useState('');
  const [marked, setMarked] = useState(0);
  const found = all.filter(({ label, group }) =>
    `${group} ${label}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  const run = (index: number) => {
    closePalette();
    found[index]?.run();
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setMarked((marked + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') run(marked);
    else return;
    event.preventDefault();
  };
  return (
    <Box onKeyDown={keys} sx={{ p: 2 }}>
      <h2 id="palette-title" style={visuallyHidden}>
        {name}
      </h2>
      <Field
        label={name}
        value={words}
        inputRef={focusOnMount}
        onChange={(event) => {
          setWords(event.target.value);
          setMarked(0);
        }}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-expanded': true,
            'aria-controls': 'palette-list',
            'aria-activedescendant': found[marked] ? `palette-${found[marked].id}` : undefined,
          },
        }}
      />
      <Box
        role="listbox"
        id="palette-list"
        aria-label="Commands"
        sx={{ mt: 1, maxHeight: 360, overflowY: 'auto' }}
      >
        {found.map((action, index) => (
          <ListItemButton
            key={action.id}
            id={`palette-${action.id}`}
            role="option"
            aria-selected={index === marked}
            selected={index === marked}
            tabIndex={-1}
            onClick={() => run(index)}
            sx={{ borderRadius: 1 }}
          >
            <ListItemText primary={action.label} sx={{ my: 0.25 }} />
            <Typography variant="body2" color="textSecondary">
              {action.group}
            </Typography>
          </ListItemButton>
        ))}
      </Box>
      {found.length === 0 && (
        <Typography role="status" color="textSecondary" sx={{ px: 2, py: 1.5 }}>
          Nothing here goes by that name. Try a shorter word.
        </Typography>
      )}
    </Box>
  );
};

/** Ctrl or Cmd with K: everything that can be done from here. */
export const CommandPalette = () => {
  const { open } = useSyncExternalStore(palette.subscribe, palette.getState, palette.getInitialState);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Dialog open={open} onClose={closePalette} maxWidth="sm" fullWidth aria-labelledby="palette-title">
      <Commands />
    </Dialog>
  );
};
