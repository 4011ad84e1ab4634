import { createStore } from 'zustand/vanilla';

/** Is the command palette open? */
export const palette = createStore<{ open: boolean }>(() => ({ open: false }));
export const openPalette = (): void => palette.setState({ open: true });
export const closePalette = (): void => palette.setState({ open: false });
