import type { Query } from '@tanstack/react-query';
import type { DeviceStore, SavedRecord } from './deviceStore.ts';
import { keepFirstPage } from './savedRecords.model.ts';

/** Milliseconds for which answers are collected before they are saved together. */
const writeDelayMs = 1_000;

interface AnswerWriterOptions {
  device: DeviceStore;
  /** Begins the keys of this account; null without a session. */
  getPrefix: () => string | null;
  /** When the answer was saved that the server has not renewed yet. */
  getSavedAt: (hash: string) => number | undefined;
}

/** Saves answers on the device, a moment after they arrive. */
export const createAnswerWriter = ({ device, getPrefix, getSavedAt }: AnswerWriterOptions) => {
  const unsaved = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const createRecord = ({ queryHash, queryKey, state }: Query): SavedRecord => ({
    queryKey,
    data: keepFirstPage(state.data),
    savedAt: getSavedAt(queryHash) ?? state.dataUpdatedAt,
  });

  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
    unsaved.clear();
  };

  const save = async (): Promise<void> => {
    const queries = [...unsaved.values()].filter(({ state }) => state.data !== undefined);
    forget();
    const prefix = getPrefix();
    if (prefix === null || queries.length === 0) return;
    await device.write(queries.map((query) => [`${prefix}${query.queryHash}`, createRecord(query)]));
  };

  return {
    save,
    forget,
    add: (query: Query): void => {
      unsaved.set(query.queryHash, query);
      timer ??= setTimeout(() => void save(), writeDelayMs);
    },
  };
};
