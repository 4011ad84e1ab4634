import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../http/ApiError.ts';
import type { Session } from '../../session/sessionStore.ts';
import { createAnswerWriter } from './answerWriter.ts';
import type { DeviceStore, SavedRecord } from './deviceStore.ts';
import { createSavedAnswers, type SavedAnswers } from './savedAnswers.ts';
import { isSavedOnDevice } from './savedOnDevice.ts';
import { createKeyPrefix, maxAgeMs, selectRecords } from './savedRecords.model.ts';

interface SavedQueriesOptions {
  client: QueryClient;
  session: Session;
  device: DeviceStore;
  /** Answers that were saved under another schema are dropped. */
  schema: string;
  now: () => number;
}

/** No answer, or one that says nothing about the data: a saved answer is still the best there is. */
const isServerDown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Puts a saved answer into the query cache, marked as outdated: its screen asks the server at once. */
const restoreQuery = (client: QueryClient, answers: SavedAnswers, record: SavedRecord): void => {
  const { queryKey, data, savedAt } = record;
  // Kept as long as on the device: without a network there is no other answer.
  const options = client.defaultQueryOptions({ queryKey, gcTime: maxAgeMs });
  const query = client.getQueryCache().build(client, options);
  if (query.state.data !== undefined) return;
  answers.add(query.queryHash, savedAt);
  query.setData(data, { updatedAt: savedAt, manual: true });
  query.invalidate();
};

/** Keeps a saved answer on screen when no server was found; removes it when the server says that there is no such data. */
const handleFailure = (answers: SavedAnswers, query: Query, error: unknown): 'kept' | 'removed' => {
  if (isServerDown(error)) {
    query.setState({ ...query.state, status: 'success', error: null, isInvalidated: true });
    answers.markFailed(query.queryHash);
    return 'kept';
  }
  answers.remove(query.queryHash);
  query.setState({ ...query.state, data: undefined });
  return 'removed';
};

/** Handles what happens to queries: saves new answers, and those that were saved earlier give way to them. */
const createQueryHandler =
  (
    answers: SavedAnswers,
    {
      device,
      getPrefix,
      add,
    }: { device: DeviceStore; getPrefix: () => string | null; add: (query: Query) => void },
  ) =>
  (event: QueryCacheNotifyEvent): void => {
    const query = event.query as Query;
    const action = event.type === 'updated' ? event.action : null;
    if (action?.type === 'success') {
      if (!action.manual) answers.remove(query.queryHash);
      const isAsRestored = query.state.dataUpdatedAt === answers.getSavedAt(query.queryHash);
      if (isSavedOnDevice(query) && !isAsRestored) add(query);
    }
    if (action?.type === 'error' && answers.getSavedAt(query.queryHash) !== undefined) {
      const outcome = handleFailure(answers, query, action.error);
      const prefix = getPrefix();
      if (outcome === 'removed' && prefix !== null) void device.remove([`${prefix}${query.queryHash}`]);
    }
    answers.update();
  };

/**
 * Answers of queries with `savedOnDevice`, saved per account and shown again at the next visit until the server has
 * answered.
 */
export const createSavedQueries = ({ client, session, device, schema, now }: SavedQueriesOptions) => {
  const getPrefix = (): string | null => {
    const { userId } = session.current();
    return userId === null ? null : createKeyPrefix(schema, userId);
  };
  const answers = createSavedAnswers(client);
  const writer = createAnswerWriter({ device, getPrefix, getSavedAt: answers.getSavedAt });
  const { store, refresh } = answers;

  /** Restores what this account saved, and removes everything else from the device. */
  const restore = async (): Promise<void> => {
    const prefix = getPrefix();
    if (prefix === null) return device.clear();
    const { kept, dropped } = selectRecords(await device.read(), prefix, now());
    if (getPrefix() !== prefix) return;
    for (const record of kept) restoreQuery(client, answers, record);
    if (dropped.length > 0) await device.remove(dropped);
  };

  /** Also ends requests that were sent as this account: the next one must not save their answers as its own. */
  const forgetAccount = (): void => {
    client.clear();
    writer.forget();
    answers.clear();
    void device.clear();
  };

  /** Saves what arrives from now on, and clears the device when the session ends. Returns the function that stops it. */
  const follow = (): (() => void) => {
    const stops = [
      client.getQueryCache().subscribe(createQueryHandler(answers, { device, getPrefix, add: writer.add })),
      // A change made meanwhile cancels the request for a newer answer.
      client.getMutationCache().subscribe(({ type }) => {
        if (type === 'updated' && client.isMutating() === 0) void refresh();
      }),
      session.store.subscribe(({ userId }, before) => {
        if (before.userId !== null && userId !== before.userId) forgetAccount();
      }),
    ];
    return () => {
      for (const stop of [...stops, writer.forget, answers.clear]) stop();
    };
  };

  return { store, refresh, restore, save: writer.save, follow };
};
export type SavedQueries = ReturnType<typeof createSavedQueries>;
