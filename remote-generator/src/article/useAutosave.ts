import type { Article } from '@rankwright/contracts/articles';
import { ApiError } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { useEffect, useRef, useState } from 'react';
import { isEmpty, isSameText, type ArticleText } from './articleText.model.ts';
import type { ArticleTextState } from './useArticleText.ts';

/** Milliseconds without a change before the text is saved, and at most while it is typed on. */
const [idleMs, maxTypingMs] = [2_000, 15_000];
/** Milliseconds before the next attempts after failures. */
const retryMs = [3_000, 10_000, 30_000, 60_000] as const;

export interface SaveFailure {
  error: Error;
  /** The text that was not saved. */
  text: ArticleText;
  attempts: number;
}

/** Whether the same text may be saved later. */
export const canRetrySave = ({ error }: Pick<SaveFailure, 'error'>): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);

const getDelay = (failure: SaveFailure | null, firstChangeAt: number): number =>
  failure && canRetrySave(failure)
    ? (retryMs[failure.attempts - 1] ?? retryMs[3])
    : Math.max(0, Math.min(idleMs, firstChangeAt + maxTypingMs - Date.now()));

interface AutosaveOptions {
  text: ArticleTextState;
  store: () => Promise<Article>;
  /** While a save that the user requested is under way. */
  isPaused: boolean;
  onError: (error: Error) => void;
}

/** Runs `save` when the tab is hidden and when the editor closes. */
const useSaveOnLeave = (save: () => void): void => {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') latest.current();
    };
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      // The editor hands over its last change when it closes.
      setTimeout(() => latest.current());
    };
  }, []);
};

/**
 * Saves the text while it is typed. Offline it waits for the network; after a failure it tries again. A conflict is
 * left to the user.
 */
export const useAutosave = ({ text, store, isPaused, onError }: AutosaveOptions) => {
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const firstChangeAt = useRef<number | null>(null);
  const saving = useApiMutation({
    send: async () => (text.hasChanges() ? store() : text.getLatestSaved()),
    waitsForNetwork: true,
    errorText: null,
    onSuccess: () => setFailure(null),
    onError: (error) => {
      setFailure((last) => ({ error, text: text.getCurrent().text, attempts: (last?.attempts ?? 0) + 1 }));
      onError(error);
    },
  });
  const isSavable = (): boolean =>
    !isPaused && !saving.isPending && !text.hasConflict && !isEmpty(text.getCurrent().text);
  const isDue =
    text.isDirty &&
    isSavable() &&
    (!failure || canRetrySave(failure) || !isSameText(failure.text, text.text));
  const { mutate } = saving;
  useEffect(() => {
    if (!isDue) return;
    firstChangeAt.current ??= Date.now();
    const timer = setTimeout(
      () => {
        firstChangeAt.current = null;
        mutate();
      },
      getDelay(failure, firstChangeAt.current),
    );
    return () => clearTimeout(timer);
  }, [isDue, text.text, failure, mutate]);
  useSaveOnLeave(() => {
    if (isSavable() && text.hasChanges() && navigator.onLine) store().catch(() => undefined);
  });
  return { isSaving: saving.isPending && !saving.isPaused, isWaiting: saving.isPaused, failure };
};
