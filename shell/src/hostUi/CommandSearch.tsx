import { Slot } from '@rankwright/sdk/host';
import { useSession } from '@rankwright/sdk/session';
import { Box, Button, Typography, visuallyHidden } from '@rankwright/shared-ui/core';
import { ListItemButton, ListItemText } from '@rankwright/shared-ui/lists';
import { Field } from '@rankwright/shared-ui/forms';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { closePalette } from './commandPalette.store.ts';
import { findActions } from './findActions.ts';
import { useContentSearch } from './useContentSearch.ts';
import { useHostActions } from './useHostActions.ts';

const focusField = (field: HTMLInputElement | null): void => field?.focus();

const title = 'Search and commands';
const noInput = {};

/** The actions, articles and keywords that match the search, and the one that Enter runs. */
const useSearch = () => {
  const all = useHostActions();
  const [search, setSearch] = useState('');
  const [selectedIndex, setSelectedIndex] = useState(0);
  const content = useContentSearch(search);
  const matches = [...findActions(all, search), ...content.found];
  const run = (index: number) => {
    closePalette();
    matches[index]?.run();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setSelectedIndex((selectedIndex + step + matches.length) % Math.max(1, matches.length));
    else if (event.key === 'Enter' && matches[selectedIndex]) run(selectedIndex);
    else return;
    event.preventDefault();
  };
  const searchFor = (text: string) => {
    setSearch(text);
    setSelectedIndex(0);
  };
  return { search, searchFor, matches, selectedIndex, run, handleKeyDown, content };
};

type Search = ReturnType<typeof useSearch>;

const ResultList = ({ matches, selectedIndex, run }: Search) => {
  const selected = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Returns a promise in current Chromium, which must not become the effect's cleanup.
    selected.current?.scrollIntoView({ block: 'nearest' });
  }, [selectedIndex]);
  return (
    <Box
      role="listbox"
      id="palette-list"
      aria-label="Results"
      sx={{ mt: 1, maxHeight: 'min(420px, 60vh)', overflowY: 'auto' }}
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
          sx={{ borderRadius: 1, gap: 2 }}
          {...(index === selectedIndex && { ref: selected })}
        >
          <ListItemText primary={action.label} sx={{ my: 0.25, overflowWrap: 'anywhere' }} />
          <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
            {action.group}
          </Typography>
        </ListItemButton>
      ))}
    </Box>
  );
};

const SearchState = ({ matches, content }: Pick<Search, 'matches' | 'content'>) => {
  if (content.isFailed)
    return (
      <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Typography variant="body2" sx={{ flex: 1 }}>
          Your articles and keywords could not be searched.
        </Typography>
        <Button size="small" onClick={content.retry}>
          Retry
        </Button>
      </Box>
    );
  if (content.isSearching)
    return (
      <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2, py: 1 }}>
        Searching…
      </Typography>
    );
  return matches.length === 0 ? (
    <Typography role="status" color="textSecondary" sx={{ px: 2, py: 1.5 }}>
      No results. Try another search.
    </Typography>
  ) : null;
};

/** Search over actions, screens, settings, articles and keywords. */
export const CommandSearch = () => {
  const results = useSearch();
  const { search, searchFor, matches, selectedIndex, handleKeyDown, content } = results;
  const { token } = useSession();
  return (
    <Box onKeyDown={handleKeyDown} sx={{ p: 2 }}>
      {token && <Slot name="paletteActions" input={noInput} />}
      <h2 id="palette-title" style={visuallyHidden}>
        {title}
      </h2>
      <Field
        label={title}
        placeholder="Articles, keywords, screens, settings"
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
      <ResultList {...results} />
      <SearchState matches={matches} content={content} />
    </Box>
  );
};
