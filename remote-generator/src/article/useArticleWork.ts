import type { Article } from '@rankwright/contracts/articles';
import type { Publication } from '@rankwright/contracts/publishing';
import { useUnsavedWork } from '@rankwright/sdk/host';
import { useQueryClient } from '@rankwright/sdk/query';
import { useState } from 'react';
import { keepCopy } from './article.data.ts';
import { unwrapped } from './articleText.model.ts';
import { useArticleText } from './useArticleText.ts';
import { usePublishing } from './usePublishing.ts';
import { useSaving } from './useSaving.ts';

/** Editing, saving and publishing one article. What is typed is kept on this device until it is saved. */
export const useArticleWork = (initial: Article) => {
  const [article, setArticle] = useState(() => unwrapped(initial));
  const text = useArticleText(article);
  useUnsavedWork(text.dirty, text.text.title);
  const queryClient = useQueryClient();
  const onArticle = (next: Article) => {
    setArticle(next);
    keepCopy(queryClient, next);
  };
  const saving = useSaving({
    article,
    text,
    onArticle,
    onSaved: (saved) => publishing.publishAutomatically(saved),
  });
  const publishing = usePublishing({ text, stored: saving.stored, onArticle });
  return {
    article,
    text,
    saving: saving.pending,
    waiting: saving.waiting,
    save: saving.save,
    ...publishing,
    onArticle,
    changePublication: (publication: Publication) =>
      setArticle((now) => ({
        ...now,
        publications: now.publications.map((other) => (other.id === publication.id ? publication : other)),
      })),
  };
};
export type ArticleWork = ReturnType<typeof useArticleWork>;
