import { useCallback, useEffect, useState } from 'react';
import { session } from '../session/session.ts';
import { drafts } from './drafts.ts';
import { createDraftKey } from './draftStore.ts';

export interface Draft<Value> {
  value: Value;
  setValue: (value: Value) => void;
  /** True when the value came from a stored draft rather than from `initial`. */
  restored: boolean;
  /** When it was last stored, in milliseconds since the epoch; null before the first change. */
  savedAt: number | null;
  /** False when the last change could not be stored; tell the user. */
  isStored: boolean;
  /** True once another tab has changed the same draft. */
  changedElsewhere: boolean;
  /** Resets `changedElsewhere`. */
  acknowledge: () => void;
  /** Deletes the stored draft and resets the value to `initial`. */
  discard: () => void;
}

/** State stored on this device with every change, per account and name. Give the component a `key` when the name varies. */
export const useDraft = <Value>(name: string, initial: Value): Draft<Value> => {
  const [userId] = useState(() => session.current().userId);
  const [stored] = useState(() => drafts.read<Value>(userId, name));
  const [value, setState] = useState<Value>(stored?.value ?? initial);
  const [status, setStatus] = useState({
    savedAt: stored?.savedAt ?? null,
    isStored: true,
    changedElsewhere: false,
  });

  useEffect(() => {
    const key = createDraftKey(userId, name);
    const handleStorage = (event: StorageEvent) => {
      if (event.key === key && event.newValue)
        setStatus((current) => ({ ...current, changedElsewhere: true }));
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [userId, name]);

  const setValue = useCallback(
    (next: Value) => {
      setState(next);
      const isStored = drafts.write(userId, name, next);
      setStatus((current) => ({ ...current, isStored, savedAt: Date.now() }));
    },
    [userId, name],
  );
  const discard = useCallback(() => {
    drafts.discard(userId, name);
    setState(initial);
    setStatus({ savedAt: null, isStored: true, changedElsewhere: false });
  }, [userId, name, initial]);

  const acknowledge = useCallback(
    () => setStatus((current) => ({ ...current, changedElsewhere: false })),
    [],
  );

  return { value, setValue, acknowledge, restored: stored !== null, ...status, discard };
};
