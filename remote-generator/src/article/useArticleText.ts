import type { Article } from '@rankwright/contracts/articles';
import { drafts, useDraft, type Draft } from '@rankwright/sdk/drafts';
import { useSession } from '@rankwright/sdk/session';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isSameText, getArticleText, type ArticleText } from './articleText.model.ts';
import { getDraftName, type StoredText } from './storedText.ts';

/** A conflicting text of the same article. */
export interface OtherText {
  /** `tab`: edited in another window on this device. `saved`: saved on the server since editing began. */
  from: 'tab' | 'saved';
  text: ArticleText;
}

/** The text that another window stored for this article, when it differs from this one. */
const readOtherTab = (userId: string | null, article: Article, text: ArticleText): OtherText | null => {
  const other = drafts.read<StoredText | null>(userId, getDraftName(article))?.value?.text;
  if (!other) return null;
  const otherText = { ...getArticleText(article), ...other };
  return isSameText(otherText, text) ? null : { from: 'tab', text: otherText };
};

/** The draft with what was typed and saved since the last render, so that a save sends the latest text. */
const useLatestText = (article: Article, draft: Draft<StoredText | null>) => {
  const { setValue, discard } = draft;
  const latestTyped = useRef<StoredText | null>(draft.value);
  const latestSaved = useRef(article);
  useEffect(() => {
    if (article.version >= latestSaved.current.version) latestSaved.current = article;
  }, [article]);
  const storeDraft = useCallback(
    (next: StoredText) => {
      latestTyped.current = next;
      setValue(next);
    },
    [setValue],
  );
  const discardChanges = useCallback(() => {
    latestTyped.current = null;
    discard();
  }, [discard]);

  const getSaved = (): StoredText => ({
    text: getArticleText(latestSaved.current),
    baseVersion: latestSaved.current.version,
  });
  const getCurrent = (): StoredText =>
    latestTyped.current
      ? { ...latestTyped.current, text: { ...getSaved().text, ...latestTyped.current.text } }
      : getSaved();
  return {
    getCurrent,
    /** The saved article, and whether the current text differs from it. */
    getLatestSaved: (): Article => latestSaved.current,
    hasChanges: (): boolean => !isSameText(getCurrent().text, getSaved().text),
    /** Call after `sent` was saved as `next`. Changes typed during the save are kept, based on `next`. */
    applySaved: (sent: ArticleText, next: Article): void => {
      latestSaved.current = next;
      const now = latestTyped.current;
      if (!now || isSameText(now.text, sent)) discardChanges();
      else storeDraft({ ...now, baseVersion: next.version });
    },
    storeDraft,
    discardChanges,
  };
};

/** The text being edited: the saved text until something is typed, then the draft stored on this device. */
export const useArticleText = (article: Article) => {
  const { userId } = useSession();
  const draft = useDraft<StoredText | null>(getDraftName(article), null);
  const { storeDraft, ...latest } = useLatestText(article, draft);
  const { getCurrent, discardChanges } = latest;
  const saved = useMemo(() => getArticleText(article), [article]);
  // A draft stored by an earlier version lacks the fields that were added since.
  const text = useMemo(() => ({ ...saved, ...draft.value?.text }), [saved, draft.value]);
  const baseVersion = draft.value?.baseVersion ?? article.version;
  const isDirty = !isSameText(text, saved);
  useEffect(() => {
    // It was saved although the reply was lost.
    if (!isDirty && baseVersion < article.version) discardChanges();
  }, [isDirty, baseVersion, article.version, discardChanges]);

  const otherText: OtherText | null =
    (draft.changedElsewhere ? readOtherTab(userId, article, text) : null) ??
    (baseVersion < article.version && isDirty ? { from: 'saved', text: saved } : null);

  return {
    ...latest,
    text,
    baseVersion,
    isDirty,
    restored: draft.restored,
    savedAt: draft.savedAt,
    isStored: draft.isStored,
    otherText,
    hasConflict: otherText !== null || (draft.changedElsewhere && isDirty),
    edit: (change: Partial<ArticleText>) => {
      const now = getCurrent();
      storeDraft({ ...now, text: { ...now.text, ...change } });
    },
    acceptOther: ({ text: other, from }: OtherText) => {
      if (from === 'saved') discardChanges();
      else storeDraft({ text: other, baseVersion });
      draft.acknowledge();
    },
    keepLocalText: () => {
      storeDraft({ ...getCurrent(), baseVersion: article.version });
      draft.acknowledge();
    },
  };
};
export type ArticleTextState = ReturnType<typeof useArticleText>;
