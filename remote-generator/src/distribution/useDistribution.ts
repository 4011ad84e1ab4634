import type { Article } from '@rankwright/contracts/articles';
import type { Platform } from '@rankwright/contracts/limits';
import { useApiMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { useEffect, useState } from 'react';
import { articleQuery, requestGetArticle, updateArticleCache } from '../article/article.data.ts';
import { requestPublishArticle, type PublishOrder } from '../publishing/publishing.data.ts';
import { savePastedText } from './distribution.data.ts';
import {
  isDistributing,
  listResults,
  summarizeOutcome,
  type DistributionForm,
  type PlatformResult,
} from './distribution.model.ts';

const notifyOutcome = (results: readonly PlatformResult[]): void => {
  const { title, text, isError } = summarizeOutcome(results);
  if (isError) showError(title, text, 'distribution');
  else showToast({ title, description: text });
};

const failure = {
  errorTitle: 'Distribution Failed',
  errorText: 'Failed to publish to any platform. Check your connections.',
  topic: 'distribution',
};

/** Platforms that a run sends the article to. */
interface Run {
  articleId: string;
  /** All of them, also those that an earlier command of this run sent. */
  platforms: readonly Platform[];
  order: PublishOrder;
  /** Whether the outcome is still to be reported. */
  isOpen: boolean;
}

/** Saves a pasted text or takes the picked article, and publishes it by one command of the server. */
export const useDistribution = (onArticle: (article: Article) => void) => {
  const queryClient = useQueryClient();
  const [review, setReview] = useState<Article | null>(null);
  const [run, setRun] = useState<Run | null>(null);
  const article = useQuery({ ...articleQuery(run?.articleId ?? ''), enabled: run !== null }).data?.article;
  const results = run ? listResults(run.platforms, article?.publications ?? []) : [];

  const preparing = useApiMutation({
    ...failure,
    send: (form: DistributionForm) =>
      form.isPicked && form.articleId ? requestGetArticle(form.articleId) : savePastedText(form),
    onSuccess: (prepared) => {
      updateArticleCache(queryClient, prepared);
      onArticle(prepared);
      setReview(prepared);
    },
  });
  const publishing = useApiMutation({
    ...failure,
    send: ({ of, order }: { of: Article; order: PublishOrder }) => requestPublishArticle(of, order),
    onSuccess: (published, { order }) => {
      updateArticleCache(queryClient, published);
      setRun((now) => ({
        articleId: published.id,
        platforms: [
          ...new Set([...(now?.articleId === published.id ? now.platforms : []), ...order.platforms]),
        ],
        order,
        isOpen: true,
      }));
    },
  });
  const running = publishing.isPending || isDistributing(results);
  const finished = run?.isOpen === true && !running ? results : null;
  useEffect(() => {
    if (!finished) return;
    notifyOutcome(finished);
    setRun((now) => now && { ...now, isOpen: false });
  }, [finished]);

  const send = (of: Article, order: PublishOrder): void => {
    setReview(null);
    publishing.mutate({ of, order });
  };
  return {
    results,
    running: running || preparing.isPending,
    review,
    closeReview: () => setReview(null),
    prepare: preparing.mutate,
    send,
    retryFailed: () => {
      const platforms = results
        .filter(({ publication }) => publication?.state === 'failed')
        .map(({ platform }) => platform);
      if (article && run) send(article, { ...run.order, platforms });
    },
    clear: () => setRun(null),
  };
};
