import { createStore } from 'zustand/vanilla';

/** Open state of the command palette. */
export const commandPalette = createStore<{ open: boolean }>(() => ({ open: false }));
export const openPalette = (): void => commandPalette.setState({ open: true });
export const closePalette = (): void => commandPalette.setState({ open: false });
