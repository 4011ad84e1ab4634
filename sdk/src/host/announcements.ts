import { createStore } from 'zustand/vanilla';

/** Text of the host's live region; `id` increases so that the same text is announced again. */
export const announcements = createStore<{ id: number; text: string }>(() => ({ id: 0, text: '' }));

/** Announces a text to screen readers (`aria-live="polite"`). */
export const announce = (text: string): void => announcements.setState(({ id }) => ({ id: id + 1, text }));
