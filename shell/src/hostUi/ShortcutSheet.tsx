import { Box, Button, Typography } from '@rankwright/shared-ui/core';
import { FormControlLabel, Switch } from '@rankwright/shared-ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { useSyncExternalStore } from 'react';
import { closePalette } from './commandPalette.store.ts';
import { shortcuts, type Shortcut } from './shortcuts.model.ts';
import { setShortcutsEnabled, shortcutSettings } from './shortcuts.store.ts';

const Key = ({ name }: { name: string }) => (
  <Box
    component="kbd"
    sx={{
      display: 'inline-block',
      minWidth: 24,
      px: 0.75,
      border: 1,
      borderColor: 'divider',
      borderRadius: 0.75,
      font: 'inherit',
      fontSize: '0.8125rem',
      textAlign: 'center',
      textTransform: 'uppercase',
    }}
  >
    {name}
  </Box>
);

const ShortcutLine = ({ label, keys }: Pick<Shortcut, 'label' | 'keys'>) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      gap: 2,
      py: 0.75,
      justifyContent: 'space-between',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <span>{label}</span>
    <Box component="span" sx={{ flexShrink: 0, color: 'text.secondary' }}>
      {keys.map((key, index) => (
        <span key={key}>
          {index > 0 && ' then '}
          <Key name={key} />
        </span>
      ))}
    </Box>
  </Box>
);

const combinations: readonly Pick<Shortcut, 'label' | 'keys'>[] = [
  { label: 'Search and commands', keys: ['Ctrl or ⌘ K'] },
  { label: 'Save article', keys: ['Ctrl or ⌘ S'] },
];

const Group = ({ title, list }: { title: string; list: readonly Pick<Shortcut, 'label' | 'keys'>[] }) => (
  <section>
    <Typography component="h3" variant="overline" color="textSecondary">
      {title}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {list.map((shortcut) => (
        <ShortcutLine key={shortcut.label} {...shortcut} />
      ))}
    </Box>
  </section>
);

/** All keyboard shortcuts, and the switch that turns single keys off. */
export const ShortcutSheet = () => {
  const { enabled } = useSyncExternalStore(
    shortcutSettings.subscribe,
    shortcutSettings.getState,
    shortcutSettings.getInitialState,
  );
  const listGroup = (name: Shortcut['group']) => shortcuts.filter(({ group }) => group === name);
  return (
    <Dialog open onClose={closePalette} maxWidth="md" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <Group title="General" list={[...combinations, ...listGroup('General')]} />
          <Group title="Go to" list={listGroup('Go to')} />
        </Box>
        <FormControlLabel
          sx={{ mt: 3 }}
          control={
            <Switch checked={enabled} onChange={({ target }) => setShortcutsEnabled(target.checked)} />
          }
          label="Single-key shortcuts"
        />
        <Typography variant="body2" color="textSecondary">
          Applies to this device. Ctrl and ⌘ shortcuts always work.
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={closePalette}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
