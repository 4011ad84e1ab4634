import { createStore } from 'zustand/vanilla';

/** What is open: the command palette, the list of keyboard shortcuts, or neither. */
export type OpenLayer = 'commands' | 'shortcuts' | null;

export const commandPalette = createStore<{ open: OpenLayer }>(() => ({ open: null }));
export const openPalette = (): void => commandPalette.setState({ open: 'commands' });
export const openShortcuts = (): void => commandPalette.setState({ open: 'shortcuts' });
export const closePalette = (): void => commandPalette.setState({ open: null });
