import { persistQueryClient } from '@tanstack/query-persist-client-core';
import { savedOnDevice, type QueryClient } from '@rankwright/sdk/query';
import type { Session } from '@rankwright/sdk/session';
import { createAccountPersister, keepAccount } from './accountPersister.ts';
import { followSavedAnswers, isServerDown, type SavedAnswers, type SavedQuery } from './savedAnswers.ts';

interface PersistQueriesOptions {
  client: QueryClient;
  session: Session;
  /** Answers that another version of the shell saved are dropped. */
  version: string;
  /** Milliseconds for which answers are collected before they are saved together. */
  throttleTime?: number;
}

/** Only queries that ask for it. A failure that says nothing about the data leaves the last answer on the device. */
const isSaved = ({ meta, state }: SavedQuery): boolean =>
  meta?.savedOnDevice === true &&
  state.data !== undefined &&
  (state.status === 'success' || isServerDown(state.error)) &&
  Date.now() - state.dataUpdatedAt < savedOnDevice.gcTime;

/** Of a list that loads page by page, the first page: each page would be one more request at the next visit. */
const keepFirstPage = (data: unknown): unknown => {
  const { pages, pageParams } = (data ?? {}) as { pages?: unknown[]; pageParams?: unknown[] };
  return Array.isArray(pages) && Array.isArray(pageParams)
    ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
    : data;
};

export interface SavedQueries extends Pick<SavedAnswers, 'store' | 'refresh'> {
  /** What this account saved is in the query cache. Never rejects. */
  restored: Promise<void>;
  stop: () => void;
}

/**
 * Saves answers of queries with `savedOnDevice`, per account, and restores them at the next visit until the server has
 * answered. The end of the session removes them, and what other accounts have left is removed at the start.
 */
export const persistQueries = ({
  client,
  session,
  version,
  throttleTime = 1_000,
}: PersistQueriesOptions): SavedQueries => {
  const answers = followSavedAnswers(client);
  let stopSaving = (): void => undefined;

  const openAccount = async (userId: string, openedAt: number): Promise<void> => {
    const [stop, restored] = persistQueryClient({
      queryClient: client,
      persister: createAccountPersister({
        account: userId,
        isSignedIn: () => session.current().userId === userId,
        throttleTime,
      }),
      buster: version,
      maxAge: savedOnDevice.gcTime,
      hydrateOptions: { defaultOptions: { queries: { gcTime: savedOnDevice.gcTime } } },
      dehydrateOptions: {
        shouldDehydrateQuery: isSaved,
        shouldDehydrateMutation: () => false,
        serializeData: keepFirstPage,
      },
    });
    stopSaving = stop;
    // A record that cannot be read is removed.
    await restored.catch(() => undefined);
    answers.addRestored(openedAt);
  };

  const open = async (userId: string | null): Promise<void> => {
    const openedAt = Date.now();
    await keepAccount(userId);
    if (userId !== null && session.current().userId === userId) await openAccount(userId, openedAt);
  };

  const stopFollowing = session.store.subscribe(({ userId }, before) => {
    if (userId === before.userId) return;
    // Also ends requests that were sent as this account: the next one must not save their answers as its own.
    if (before.userId !== null) client.clear();
    stopSaving();
    answers.clear();
    void open(userId);
  });
  const restored = open(session.current().userId);
  return {
    store: answers.store,
    refresh: answers.refresh,
    restored,
    stop: () => {
      stopFollowing();
      stopSaving();
      answers.stop();
    },
  };
};
