export interface StoredDraft<Value> {
  value: Value;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Id of the tab that wrote it. */
  tab: string;
}

const prefix = 'rankwright:draft';
export const createDraftKey = (userId: string | null, name: string): string =>
  `${prefix}:${userId ?? 'visitor'}:${name}`;

const listKeys = (storage: Storage | null, userId: string | null): string[] =>
  Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '').filter((key) =>
    key.startsWith(createDraftKey(userId, '')),
  );

/** Drafts in local storage, per account and name; they survive reload, crash, session expiry and logout. */
export const createDraftStore = (storage: Storage | null, tab: string, now: () => number) => ({
  tab,
  read: <Value>(userId: string | null, name: string): StoredDraft<Value> | null => {
    try {
      const stored = storage?.getItem(createDraftKey(userId, name));
      return stored ? (JSON.parse(stored) as StoredDraft<Value>) : null;
    } catch {
      return null;
    }
  },
  /** False when it could not be stored (storage full or blocked). */
  write: (userId: string | null, name: string, value: unknown): boolean => {
    try {
      storage?.setItem(
        createDraftKey(userId, name),
        JSON.stringify({ value, savedAt: now(), tab } satisfies StoredDraft<unknown>),
      );
      return storage !== null;
    } catch {
      return false;
    }
  },
  discard: (userId: string | null, name: string): void => storage?.removeItem(createDraftKey(userId, name)),
  hasAny: (userId: string | null): boolean => listKeys(storage, userId).length > 0,
  /** Discards every draft of the account: its texts are of no use to whoever uses the device next. */
  discardAll: (userId: string | null): void => {
    for (const key of listKeys(storage, userId)) storage?.removeItem(key);
  },
});
export type Drafts = ReturnType<typeof createDraftStore>;
