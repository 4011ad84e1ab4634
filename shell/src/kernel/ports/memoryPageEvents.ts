import type { PageEvent, PageEvents } from './pageEvents.ts';

/** In-memory fake of the page events; `emit` fires one. */
export const createMemoryPageEvents = () => {
  const listeners = new Set<(event: PageEvent) => void>();
  const events: PageEvents = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const emit = (event: PageEvent): void => {
    for (const listener of listeners) listener(event);
  };
  return { events, emit, countListeners: () => listeners.size };
};
