import type { SavedRecord } from './deviceStore.ts';

/** Milliseconds for which a saved answer is shown. */
export const maxAgeMs = 7 * 24 * 60 * 60 * 1_000;
/** Answers that are kept per account, the newest ones. */
const maxRecords = 80;

type Entry = readonly [key: string, record: SavedRecord];

/** Keys of other schemas and accounts begin otherwise, so that no answer is read under them. */
export const createKeyPrefix = (schema: string, userId: string): string => `${schema}/${userId}/`;

/** What this account may see again; the rest is removed from the device. */
export const selectRecords = (
  entries: readonly Entry[],
  prefix: string,
  now: number,
): { kept: readonly SavedRecord[]; dropped: readonly string[] } => {
  const valid = entries
    .filter(([key, { savedAt }]) => key.startsWith(prefix) && now - savedAt < maxAgeMs)
    .toSorted(([, a], [, b]) => b.savedAt - a.savedAt)
    .slice(0, maxRecords);
  const keptKeys = new Set(valid.map(([key]) => key));
  return {
    kept: valid.map(([, record]) => record),
    dropped: entries.map(([key]) => key).filter((key) => !keptKeys.has(key)),
  };
};

/** Of a list that loads page by page, the first page: each page would be one more request at the next visit. */
export const keepFirstPage = (data: unknown): unknown => {
  const { pages, pageParams } = (data ?? {}) as { pages?: unknown[]; pageParams?: unknown[] };
  return Array.isArray(pages) && Array.isArray(pageParams)
    ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
    : data;
};
