import type { Article } from '@rankwright/contracts/articles';
import { useUnsavedWork } from '@rankwright/sdk/host';
import { useQueryClient } from '@rankwright/sdk/query';
import { useMemo } from 'react';
import { updateArticleCache } from './article.data.ts';
import { unwrapArticle } from './articleText.model.ts';
import { useArticleText } from './useArticleText.ts';
import { usePublishing } from './usePublishing.ts';
import { useSaveArticleText } from './useSaveArticleText.ts';

/** Editing, saving and publishing one article of the query cache. Unsaved changes are stored on this device. */
export const useArticleWork = (cached: Article) => {
  const article = useMemo(() => unwrapArticle(cached), [cached]);
  const text = useArticleText(article);
  useUnsavedWork(text.isDirty, text.text.title);
  const queryClient = useQueryClient();
  const onArticle = (next: Article) => updateArticleCache(queryClient, next);
  const saving = useSaveArticleText({
    article,
    text,
    onArticle,
    onSaved: (saved) => publishing.publishAutomatically(saved),
  });
  const publishing = usePublishing({ text, saveIfChanged: saving.saveIfChanged, onArticle });
  return {
    article,
    text,
    saving: saving.pending,
    waiting: saving.waiting,
    save: saving.save,
    ...publishing,
    onArticle,
  };
};
export type ArticleWork = ReturnType<typeof useArticleWork>;
