export interface StoredDraft<Value> {
  value: Value;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The tab that wrote it. */
  tab: string;
}

const prefix = 'rankwright:draft';
export const draftKey = (userId: string | null, name: string): string =>
  `${prefix}:${userId ?? 'visitor'}:${name}`;

/** Texts kept on this device, per account and name; they outlive reload, crash, expiry and forced logout. */
export const createDrafts = (storage: Storage | null, tab: string, now: () => number) => ({
  tab,
  read: <Value>(userId: string | null, name: string): StoredDraft<Value> | null => {
    try {
      const stored = storage?.getItem(draftKey(userId, name));
      return stored ? (JSON.parse(stored) as StoredDraft<Value>) : null;
    } catch {
      return null;
    }
  },
  /** False when the device refused to store it (full, or blocked). */
  write: (userId: string | null, name: string, value: unknown): boolean => {
    try {
      storage?.setItem(
        draftKey(userId, name),
        JSON.stringify({ value, savedAt: now(), tab } satisfies StoredDraft<unknown>),
      );
      return storage !== null;
    } catch {
      return false;
    }
  },
  discard: (userId: string | null, name: string): void => storage?.removeItem(draftKey(userId, name)),
});
export type Drafts = ReturnType<typeof createDrafts>;
