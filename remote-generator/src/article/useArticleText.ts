import type { Article } from '@rankwright/contracts/articles';
import { drafts, useDraft } from '@rankwright/sdk/drafts';
import { useSession } from '@rankwright/sdk/session';
import { useCallback, useMemo, useRef } from 'react';
import { sameText, textOf, type ArticleText } from './articleText.model.ts';

/** What lies on this device: the text, and the saved version it grew from. */
export interface KeptText {
  text: ArticleText;
  baseVersion: number;
}

/** Another text of the same article that the person should know of. */
export interface OtherText {
  /** `tab`: typed in another window of this device. `saved`: saved since this text was begun. */
  from: 'tab' | 'saved';
  text: ArticleText;
}

const nameOf = ({ id }: Article): string => `article:${id}`;

/** The text being edited: the saved one until something is typed, then the one kept on this device. */
export const useArticleText = (article: Article) => {
  const { userId } = useSession();
  const draft = useDraft<KeptText | null>(nameOf(article), null);
  const { setValue, discard, acknowledge } = draft;
  const saved = useMemo(() => textOf(article), [article]);
  const text = draft.value?.text ?? saved;
  const baseVersion = draft.value?.baseVersion ?? article.version;
  // What was typed last, also between two renders: a shortcut saves exactly that.
  const typed = useRef<KeptText | null>(draft.value);

  const keep = useCallback(
    (next: KeptText) => {
      typed.current = next;
      setValue(next);
    },
    [setValue],
  );
  const forget = useCallback(() => {
    typed.current = null;
    discard();
  }, [discard]);

  const current = (): KeptText => typed.current ?? { text: saved, baseVersion: article.version };
  const edit = (change: Partial<ArticleText>) => {
    const now = current();
    keep({ ...now, text: { ...now.text, ...change } });
  };

  const otherText = (): OtherText | null => {
    if (draft.changedElsewhere) {
      const other = drafts.read<KeptText | null>(userId, nameOf(article))?.value?.text;
      if (other && !sameText(other, text)) return { from: 'tab', text: other };
    }
    return baseVersion < article.version && !sameText(text, saved) ? { from: 'saved', text: saved } : null;
  };

  return {
    text,
    baseVersion,
    dirty: !sameText(text, saved),
    restored: draft.restored,
    savedAt: draft.savedAt,
    kept: draft.kept,
    changedElsewhere: draft.changedElsewhere,
    current,
    edit,
    otherText,
    /** After `sent` was saved as `next`: what was typed meanwhile stays and continues from there. */
    settle: (sent: ArticleText, next: Article) => {
      const now = typed.current;
      if (!now || sameText(now.text, sent)) forget();
      else keep({ ...now, baseVersion: next.version });
    },
    takeOther: ({ text: other, from }: OtherText) => {
      if (from === 'saved') forget();
      else keep({ text: other, baseVersion });
      acknowledge();
    },
    keepMine: () => {
      keep({ ...current(), baseVersion: article.version });
      acknowledge();
    },
    forget,
  };
};
export type ArticleTextState = ReturnType<typeof useArticleText>;
