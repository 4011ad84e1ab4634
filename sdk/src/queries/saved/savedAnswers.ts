import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';

export interface SavedQueriesState {
  /** When the oldest saved answer on screen was saved, in milliseconds since the epoch; null when none is on screen. */
  savedAt: number | null;
  /** The server could not be asked for a newer answer. */
  isUnreachable: boolean;
}

/** Milliseconds until a server that could not be reached is asked again, while saved answers are on screen. */
const retryDelayMs = 5_000;

/** The answers of this page that were saved earlier, by query hash, until the server has answered. */
export const createSavedAnswers = (client: QueryClient) => {
  const store = createStore<SavedQueriesState>(() => ({ savedAt: null, isUnreachable: false }));
  const savedAtByHash = new Map<string, number>();
  /** Of these, whose last request found no server. */
  const failed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (): void => {
    const shown = [...savedAtByHash].filter(([hash]) => client.getQueryCache().get(hash)?.isActive());
    const savedAt = shown.length > 0 ? Math.min(...shown.map(([, at]) => at)) : null;
    const isUnreachable = shown.some(([hash]) => failed.has(hash));
    const before = store.getState();
    if (savedAt !== before.savedAt || isUnreachable !== before.isUnreachable)
      store.setState({ savedAt, isUnreachable });
  };

  /** Asks the server for everything that is still shown as it was saved. */
  const refresh = (): Promise<void> =>
    client.refetchQueries({
      predicate: (query) =>
        savedAtByHash.has(query.queryHash) && query.isActive() && query.state.fetchStatus === 'idle',
    });

  const remove = (hash: string): void => {
    savedAtByHash.delete(hash);
    failed.delete(hash);
  };

  return {
    store,
    update,
    refresh,
    remove,
    add: (hash: string, savedAt: number): void => void savedAtByHash.set(hash, savedAt),
    getSavedAt: (hash: string): number | undefined => savedAtByHash.get(hash),
    markFailed: (hash: string): void => {
      failed.add(hash);
      timer ??= setTimeout(() => {
        timer = undefined;
        void refresh();
      }, retryDelayMs);
    },
    clear: (): void => {
      clearTimeout(timer);
      timer = undefined;
      savedAtByHash.clear();
      failed.clear();
      update();
    },
  };
};
export type SavedAnswers = ReturnType<typeof createSavedAnswers>;
