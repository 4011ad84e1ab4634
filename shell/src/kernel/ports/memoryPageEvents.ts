import type { PageEvent, PageEvents } from './pageEvents.ts';

/** The page's twin: `emit` is what happens in it. */
export const memoryPageEvents = () => {
  const listeners = new Set<(event: PageEvent) => void>();
  const events: PageEvents = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const emit = (event: PageEvent): void => {
    for (const listener of listeners) listener(event);
  };
  return { events, emit, listening: () => listeners.size };
};
