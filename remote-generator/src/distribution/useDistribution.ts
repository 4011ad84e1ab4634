import { getContentHistory, type Article } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { dismissErrors, showError, showToast } from '@rankwright/sdk/toasts';
import { useState } from 'react';
import { checkResult, createOrUpdateArticle, publishToPlatform, retryResult } from './distribution.data.ts';
import {
  summarizeOutcome,
  createSendingResult,
  type DistributionForm,
  type PlatformResult,
} from './distribution.model.ts';

type Attempt = (result: PlatformResult) => Promise<PlatformResult>;

const notifyOutcome = (results: readonly PlatformResult[]): void => {
  const { title, text, isError } = summarizeOutcome(results);
  if (isError) showError(title, text, 'distribution');
  else showToast({ title, description: text });
};

/** Publishes to all platforms in parallel; each result is updated as soon as it is known. */
export const useDistribution = (onArticle: (article: Article) => void) => {
  const [results, setResults] = useState<readonly PlatformResult[]>([]);
  const queryClient = useQueryClient();
  const replaceResult = (result: PlatformResult): void =>
    setResults((now) => now.map((other) => (other.platform === result.platform ? result : other)));

  const runAll = async (
    all: readonly PlatformResult[],
    retryPlatforms: readonly Platform[],
    attempt: Attempt,
  ): Promise<readonly PlatformResult[]> => {
    setResults(
      all.map((result) =>
        retryPlatforms.includes(result.platform) ? createSendingResult(result.platform) : result,
      ),
    );
    const done = await Promise.all(
      all.map(async (result) => {
        if (!retryPlatforms.includes(result.platform)) return result;
        const next = await attempt(result);
        replaceResult(next);
        return next;
      }),
    );
    notifyOutcome(done);
    queryClient.removeQueries({ queryKey: [getContentHistory.path], type: 'inactive' });
    return done;
  };

  const distributing = useMutation({
    mutationFn: async ({ form, to }: { form: DistributionForm; to: readonly Connection[] }) => {
      const article = await createOrUpdateArticle(form);
      onArticle(article);
      const chosen = to.map(({ platform }) => platform);
      const done = await runAll(chosen.map(createSendingResult), chosen, ({ platform }) => {
        const connection = to.find((candidate) => candidate.platform === platform);
        return connection
          ? publishToPlatform(connection, article.id, form)
          : Promise.resolve(createSendingResult(platform));
      });
      if (done.some(({ state }) => state === 'live'))
        await createOrUpdateArticle({ ...form, articleId: article.id }, 'published').catch(() =>
          showError('Publish Failed', 'published but failed to update local status'),
        );
    },
    onError: (error) =>
      showError(
        'Distribution Failed',
        getErrorMessage(error, 'Failed to publish to any platform. Check your connections.'),
      ),
  });

  const retrying = useMutation({
    onMutate: () => dismissErrors('distribution'),
    mutationFn: ({ form, to }: { form: DistributionForm; to: readonly Connection[] }) => {
      const retryPlatforms = results
        .filter(({ state }) => state === 'failed')
        .map(({ platform }) => platform);
      return runAll(results, retryPlatforms, (result) => {
        if (result.publication) return retryResult(result, result.publication);
        const connection = to.find(({ platform }) => platform === result.platform);
        return connection && form.articleId
          ? publishToPlatform(connection, form.articleId, form)
          : Promise.resolve(result);
      });
    },
  });

  const checking = useMutation({
    mutationFn: async (result: PlatformResult) => {
      if (result.publication) replaceResult(await checkResult(result, result.publication));
    },
  });

  return {
    results,
    running: distributing.isPending || retrying.isPending,
    distribute: distributing.mutate,
    retryFailed: retrying.mutate,
    checking: checking.isPending ? checking.variables.platform : null,
    check: checking.mutate,
    clear: () => setResults([]),
  };
};
