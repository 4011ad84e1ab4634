import { createStore } from 'zustand/vanilla';

/** The text the host's live region speaks; `id` rises so that the same words are spoken twice. */
export const announcements = createStore<{ id: number; text: string }>(() => ({ id: 0, text: '' }));

/** Speaks to screen readers, politely. */
export const announce = (text: string): void => announcements.setState(({ id }) => ({ id: id + 1, text }));
