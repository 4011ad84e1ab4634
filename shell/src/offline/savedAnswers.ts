import { ApiError } from '@rankwright/sdk/api';
import type { QueryClient } from '@rankwright/sdk/query';
import { createStore } from 'zustand/vanilla';

export interface SavedAnswersState {
  /** When the oldest saved answer on screen was saved, in milliseconds since the epoch; null when none is on screen. */
  savedAt: number | null;
  /** The server could not be asked for a newer answer. */
  isUnreachable: boolean;
}

export type SavedQuery = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number];

/** Shown as it is, and asked for again. */
const asOutdated = { status: 'success', error: null, isInvalidated: true } as const;

/** Milliseconds until a server that could not be reached is asked again, while saved answers are on screen. */
const retryDelayMs = 5_000;

/** No answer, or one that says nothing about the data: a saved answer is still the best there is. */
export const isServerDown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Which answers on screen are as they were saved. */
const createSavedState = (client: QueryClient) => {
  const store = createStore<SavedAnswersState>(() => ({ savedAt: null, isUnreachable: false }));
  /** Query hash → when the answer was saved. */
  const savedAtByHash = new Map<string, number>();
  /** Of these, whose last request found no server. */
  const failed = new Set<string>();

  const update = (): void => {
    const shown = [...savedAtByHash].filter(([hash]) => client.getQueryCache().get(hash)?.isActive());
    const savedAt = shown.length > 0 ? Math.min(...shown.map(([, at]) => at)) : null;
    const isUnreachable = shown.some(([hash]) => failed.has(hash));
    const before = store.getState();
    if (savedAt !== before.savedAt || isUnreachable !== before.isUnreachable)
      store.setState({ savedAt, isUnreachable });
  };

  return {
    store,
    update,
    has: (hash: string): boolean => savedAtByHash.has(hash),
    add: (hash: string, savedAt: number): void => void savedAtByHash.set(hash, savedAt),
    markFailed: (hash: string): void => void failed.add(hash),
    remove: (hash: string): void => {
      savedAtByHash.delete(hash);
      failed.delete(hash);
    },
    clear: (): void => {
      savedAtByHash.clear();
      failed.clear();
      update();
    },
  };
};

const createTimer = (ms: number, run: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    /** While it runs already, this changes nothing. */
    start: (): void => {
      timer ??= setTimeout(() => {
        cancel();
        run();
      }, ms);
    },
    cancel,
  };
};

/** The restored answers of this page, until the server has answered. */
export const followSavedAnswers = (client: QueryClient) => {
  const cache = client.getQueryCache();
  const saved = createSavedState(client);

  /** Asks the server for everything that is still shown as it was saved. */
  const refresh = (): Promise<void> =>
    client.refetchQueries({
      predicate: (query) =>
        saved.has(query.queryHash) && query.isActive() && query.state.fetchStatus === 'idle',
    });

  const retry = createTimer(retryDelayMs, () => void refresh());

  /** Keeps a saved answer on screen when no server was found; removes it when the server says that there is no such data. */
  const handleFailure = (query: SavedQuery, error: unknown): void => {
    if (isServerDown(error)) {
      query.setState(asOutdated);
      saved.markFailed(query.queryHash);
      retry.start();
    } else {
      saved.remove(query.queryHash);
      query.setState({ data: undefined });
    }
  };

  const stopQueries = cache.subscribe((event) => {
    if (event.type === 'updated' && saved.has(event.query.queryHash)) {
      const { action, query } = event;
      if (action.type === 'success' && !action.manual) saved.remove(query.queryHash);
      if (action.type === 'error') handleFailure(query as SavedQuery, action.error);
    }
    saved.update();
  });
  // A change made meanwhile cancels the request for a newer answer.
  const stopMutations = client.getMutationCache().subscribe(({ type }) => {
    if (type === 'updated' && client.isMutating() === 0) void refresh();
  });

  const clear = (): void => {
    retry.cancel();
    saved.clear();
  };

  return {
    store: saved.store,
    refresh,
    clear,
    /** Every answer from before this time is outdated: its screen asks the server at once. */
    addRestored: (openedAt: number): void => {
      for (const query of cache.getAll()) {
        const { data, dataUpdatedAt } = query.state;
        if (data === undefined || dataUpdatedAt >= openedAt) continue;
        saved.add(query.queryHash, dataUpdatedAt);
        query.setState(asOutdated);
      }
      saved.update();
    },
    stop: (): void => {
      stopQueries();
      stopMutations();
      clear();
    },
  };
};
export type SavedAnswers = ReturnType<typeof followSavedAnswers>;
