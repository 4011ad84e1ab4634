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
import { closePalette, openPalette, commandPalette } from './commandPalette.store.ts';
import { useHostActions } from './useHostActions.ts';

const focusField = (field: HTMLInputElement | null): void => field?.focus();

const title = 'Search and commands';

/** The actions that match the search, and the one that Enter runs. */
const useActionSearch = () => {
  const all = useHostActions();
  const [search, setSearch] = useState('');
  const [selectedIndex, setSelectedIndex] = useState(0);
  const matches = all.filter(({ label, group }) =>
    `${group} ${label}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const run = (index: number) => {
    closePalette();
    matches[index]?.run();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setSelectedIndex((selectedIndex + step + matches.length) % Math.max(1, matches.length));
    else if (event.key === 'Enter') run(selectedIndex);
    else return;
    event.preventDefault();
  };
  const searchFor = (text: string) => {
    setSearch(text);
    setSelectedIndex(0);
  };
  return { search, searchFor, matches, selectedIndex, run, handleKeyDown };
};

type ActionSearch = ReturnType<typeof useActionSearch>;

const ActionList = ({ matches, selectedIndex, run }: ActionSearch) => (
  <Box
    role="listbox"
    id="palette-list"
    aria-label="Commands"
    sx={{ mt: 1, maxHeight: 360, overflowY: 'auto' }}
  >
    {matches.map((action, index) => (
      <ListItemButton
        key={action.id}
        id={`palette-${action.id}`}
        role="option"
        aria-selected={index === selectedIndex}
        selected={index === selectedIndex}
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
);

const Commands = () => {
  const actionSearch = useActionSearch();
  const { search, searchFor, matches, selectedIndex, handleKeyDown } = actionSearch;
  return (
    <Box onKeyDown={handleKeyDown} sx={{ p: 2 }}>
      <h2 id="palette-title" style={visuallyHidden}>
        {title}
      </h2>
      <Field
        label={title}
        value={search}
        inputRef={focusField}
        onChange={(event) => searchFor(event.target.value)}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-expanded': true,
            'aria-controls': 'palette-list',
            'aria-activedescendant': matches[selectedIndex]
              ? `palette-${matches[selectedIndex].id}`
              : undefined,
          },
        }}
      />
      <ActionList {...actionSearch} />
      {matches.length === 0 && (
        <Typography role="status" color="textSecondary" sx={{ px: 2, py: 1.5 }}>
          No results. Try another search.
        </Typography>
      )}
    </Box>
  );
};

/** Command palette, opened with Ctrl+K or Cmd+K. */
export const CommandPalette = () => {
  const { open } = useSyncExternalStore(
    commandPalette.subscribe,
    commandPalette.getState,
    commandPalette.getInitialState,
  );
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
