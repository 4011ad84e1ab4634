import { getContentHistory, type Article } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import { messageOf } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { useState } from 'react';
import { checkOne, keepArticle, publishOne, retryOne } from './distribution.data.ts';
import { outcomeWords, sending, type DistributionForm, type PlatformResult } from './distribution.model.ts';

type Attempt = (result: PlatformResult) => Promise<PlatformResult>;

const tell = (results: readonly PlatformResult[]): void => {
  const { title, text, bad } = outcomeWords(results);
  if (bad) showError(title, text);
  else showToast({ title, description: text });
};

/** Each platform's result as it comes; all run at once and none stops another. */
export const useDistribution = (onArticle: (article: Article) => void) => {
  const [results, setResults] = useState<readonly PlatformResult[]>([]);
  const queryClient = useQueryClient();
  const put = (result: PlatformResult): void =>
    setResults((now) => now.map((other) => (other.platform === result.platform ? result : other)));

  const runAll = async (
    all: readonly PlatformResult[],
    again: readonly Platform[],
    attempt: Attempt,
  ): Promise<readonly PlatformResult[]> => {
    setResults(all.map((result) => (again.includes(result.platform) ? sending(result.platform) : result)));
    const done = await Promise.all(
      all.map(async (result) => {
        if (!again.includes(result.platform)) return result;
        const next = await attempt(result);
        put(next);
        return next;
      }),
    );
    tell(done);
    queryClient.removeQueries({ queryKey: [getContentHistory.path], type: 'inactive' });
    return done;
  };

  const distributing = useMutation({
    mutationFn: async ({ form, to }: { form: DistributionForm; to: readonly Connection[] }) => {
      const article = await keepArticle(form);
      onArticle(article);
      const chosen = to.map(({ platform }) => platform);
      const done = await runAll(chosen.map(sending), chosen, ({ platform }) => {
        const connection = to.find((candidate) => candidate.platform === platform);
        return connection ? publishOne(connection, article.id, form) : Promise.resolve(sending(platform));
      });
      if (done.some(({ state }) => state === 'live'))
        await keepArticle({ ...form, articleId: article.id }, 'published').catch(() =>
          showError('Publish Failed', 'published but failed to update local status'),
        );
    },
    onError: (error) =>
      showError(
        'Distribution Failed',
        messageOf(error, 'Failed to publish to any platform. Check your connections.'),
      ),
  });

  const retrying = useMutation({
    mutationFn: ({ form, to }: { form: DistributionForm; to: readonly Connection[] }) => {
      const again = results.filter(({ state }) => state === 'failed').map(({ platform }) => platform);
      return runAll(results, again, (result) => {
        if (result.publication) return retryOne(result, result.publication);
        const connection = to.find(({ platform }) => platform === result.platform);
        return connection && form.articleId
          ? publishOne(connection, form.articleId, form)
          : Promise.resolve(result);
      });
    },
  });

  const checking = useMutation({
    mutationFn: async (result: PlatformResult) => {
      if (result.publication) put(await checkOne(result, result.publication));
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
