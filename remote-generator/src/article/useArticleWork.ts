import type { Article } from '@rankwright/contracts/articles';
import { useUnsavedWork } from '@rankwright/sdk/host';
import { useQueryClient } from '@rankwright/sdk/query';
import { useMemo } from 'react';
import { articleQuery, updateArticleCache } from './article.data.ts';
import { isEmpty, unwrapArticle } from './articleText.model.ts';
import { getSaveState } from './saveState.model.ts';
import { useArticleText } from './useArticleText.ts';
import { usePublicationToasts } from './usePublicationToasts.ts';
import { usePublishing } from './usePublishing.ts';
import { useRequestedPublish } from './useRequestedPublish.ts';
import { useReview } from './useReview.ts';
import { useSaveArticle } from './useSaveArticle.ts';

/** Editing, saving, reviewing and publishing one article of the query cache. Unsaved changes are stored on this device. */
export const useArticleWork = (cached: Article) => {
  const article = useMemo(() => unwrapArticle(cached), [cached]);
  const text = useArticleText(article);
  useUnsavedWork(text.isDirty, text.text.title);
  usePublicationToasts(article);
  const queryClient = useQueryClient();
  const onArticle = (next: Article) => updateArticleCache(queryClient, next);
  const refetch = () => void queryClient.invalidateQueries({ queryKey: articleQuery(article.id).queryKey });
  const saving = useSaveArticle({
    article,
    text,
    onArticle,
    onSaved: (saved) => publishing.publishAutomatically(saved),
  });
  const { saveIfChanged } = saving;
  const publishing = usePublishing({
    saveIfChanged,
    isEmpty: () => isEmpty(text.getCurrent().text),
    onArticle,
    onChangedElsewhere: refetch,
  });
  const review = useReview({ saveIfChanged, onArticle });
  useRequestedPublish(publishing);
  return {
    article,
    text,
    isSaveRequested: saving.pending,
    saveState: getSaveState(text, saving),
    saveFailure: saving.failure,
    save: saving.save,
    ...publishing,
    ...review,
    onArticle,
    refetch,
  };
};
export type ArticleWork = ReturnType<typeof useArticleWork>;
