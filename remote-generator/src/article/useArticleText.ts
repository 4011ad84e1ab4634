import type { Article } from '@rankwright/contracts/articles';
import { drafts, useDraft } from '@rankwright/sdk/drafts';
import { useSession } from '@rankwright/sdk/session';
import { useCallback, useMemo, useRef } from 'react';
import { isSameText, getArticleText, type ArticleText } from './articleText.model.ts';

/** The draft stored on this device: the text and the saved version it is based on. */
export interface StoredText {
  text: ArticleText;
  baseVersion: number;
}

/** A conflicting text of the same article. */
export interface OtherText {
  /** `tab`: edited in another window on this device. `saved`: saved on the server since editing began. */
  from: 'tab' | 'saved';
  text: ArticleText;
}

const getDraftName = ({ id }: Article): string => `article:${id}`;

/** The text that another window stored for this article, when it differs from this one. */
const readOtherTab = (userId: string | null, article: Article, text: ArticleText): OtherText | null => {
  const other = drafts.read<StoredText | null>(userId, getDraftName(article))?.value?.text;
  if (!other) return null;
  const otherText = { ...getArticleText(article), ...other };
  return isSameText(otherText, text) ? null : { from: 'tab', text: otherText };
};

/** The text being edited: the saved text until something is typed, then the draft stored on this device. */
export const useArticleText = (article: Article) => {
  const { userId } = useSession();
  const draft = useDraft<StoredText | null>(getDraftName(article), null);
  const { setValue, discard, acknowledge } = draft;
  const saved = useMemo(() => getArticleText(article), [article]);
  // A draft stored by an earlier version lacks the fields that were added since.
  const text = useMemo(() => ({ ...saved, ...draft.value?.text }), [saved, draft.value]);
  const baseVersion = draft.value?.baseVersion ?? article.version;
  // Also holds what was typed since the last render, so that the save shortcut sends the latest text.
  const latestTyped = useRef<StoredText | null>(draft.value);

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

  const getCurrent = (): StoredText =>
    latestTyped.current
      ? { ...latestTyped.current, text: { ...saved, ...latestTyped.current.text } }
      : { text: saved, baseVersion: article.version };
  const edit = (change: Partial<ArticleText>) => {
    const now = getCurrent();
    storeDraft({ ...now, text: { ...now.text, ...change } });
  };

  return {
    text,
    baseVersion,
    isDirty: !isSameText(text, saved),
    restored: draft.restored,
    savedAt: draft.savedAt,
    isStored: draft.isStored,
    changedElsewhere: draft.changedElsewhere,
    getCurrent,
    edit,
    getOtherText: (): OtherText | null =>
      (draft.changedElsewhere ? readOtherTab(userId, article, text) : null) ??
      (baseVersion < article.version && !isSameText(text, saved) ? { from: 'saved', text: saved } : null),
    /** Call after `sent` was saved as `next`. Changes typed during the save are kept, based on `next`. */
    applySaved: (sent: ArticleText, next: Article) => {
      const now = latestTyped.current;
      if (!now || isSameText(now.text, sent)) discardChanges();
      else storeDraft({ ...now, baseVersion: next.version });
    },
    acceptOther: ({ text: other, from }: OtherText) => {
      if (from === 'saved') discardChanges();
      else storeDraft({ text: other, baseVersion });
      acknowledge();
    },
    keepLocalText: () => {
      storeDraft({ ...getCurrent(), baseVersion: article.version });
      acknowledge();
    },
    discardChanges,
  };
};
export type ArticleTextState = ReturnType<typeof useArticleText>;
