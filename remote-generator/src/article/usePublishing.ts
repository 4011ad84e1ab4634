import type { Article } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import type { Publication } from '@rankwright/contracts/publishing';
import { useConnections } from '@rankwright/sdk/queries';
import { useMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { useState } from 'react';
import { retryWhenOnline } from '../publishing/network.ts';
import { notifyFailure, notifyNotConfigured } from '../publishing/publishToasts.ts';
import {
  shouldRetry,
  createPublishJob,
  sendAll,
  type Outcome,
  type PublishJob,
} from '../publishing/publishJob.ts';
import { saveArticle } from './article.data.ts';
import { isEmpty, getArticleText } from './articleText.model.ts';
import type { ArticleTextState } from './useArticleText.ts';

interface PublishingOptions {
  text: ArticleTextState;
  saveIfChanged: () => Promise<Article>;
  onArticle: (article: Article) => void;
}

const mergePublications = (before: readonly Publication[], outcomes: readonly Outcome[]): Publication[] => {
  const fresh = outcomes.flatMap((outcome) =>
    'reply' in outcome && outcome.reply.publication ? [outcome.reply.publication] : [],
  );
  return [...before.filter(({ id }) => fresh.every((other) => other.id !== id)), ...fresh];
};

/** Sets the status to published. The post is live already, so a failure is shown but not thrown. */
const markPublished = async (article: Article): Promise<Article> => {
  try {
    return await saveArticle(article, getArticleText(article), article.version, 'published');
  } catch {
    showError('Publish Failed', 'published but failed to update local status');
    return article;
  }
};

const listPlatforms = ({ to }: PublishJob): Platform[] => to.map(({ platform }) => platform);

/**
 * Publishes an article to connected platforms. While offline it waits for the network and can be canceled.
 */
export const usePublishing = ({ text, saveIfChanged, onArticle }: PublishingOptions) => {
  const connections = useConnections().data ?? [];
  const connected = connections.filter((connection) => connection.connected);
  const [busy, setBusy] = useState<readonly Platform[]>([]);
  const clearBusy = (job: PublishJob): void =>
    setBusy((now) => now.filter((platform) => !listPlatforms(job).includes(platform)));
  const publishing = useMutation({
    ...retryWhenOnline,
    retry: shouldRetry,
    mutationFn: async (job: PublishJob) => {
      if (job.isCanceled) return;
      const current = (job.article ??= await saveIfChanged());
      const outcomes = await sendAll(job, current);
      const live = outcomes.some((outcome) => 'reply' in outcome && outcome.reply.success);
      const next = live ? await markPublished(current) : current;
      text.applySaved(getArticleText(current), next);
      onArticle({ ...next, publications: mergePublications(next.publications, outcomes) });
    },
    onError: (failure, { to }) => notifyFailure(to[0]?.platform ?? 'wordpress', failure),
    onSettled: (_, __, job) => {
      if (!job.isCanceled) clearBusy(job);
    },
  });
  const waiting = publishing.isPaused ? publishing.variables : null;
  /** Starts a publish job; a job that is waiting for the network is merged into it. */
  const startJob = (to: readonly Connection[], article?: Article): void => {
    const job = waiting
      ? { ...waiting, to: [...waiting.to, ...to], ...(article && { article }) }
      : createPublishJob(to, article);
    if (waiting) waiting.isCanceled = true;
    setBusy((now) => [...now, ...to.map(({ platform }) => platform)]);
    publishing.mutate(job);
  };
  return {
    connected,
    /** Platforms whose publish request is pending. */
    busy,
    /** Pending platforms that wait for the network. */
    waitingFor: waiting ? listPlatforms(waiting) : [],
    cancelPublishing: () => {
      if (!waiting) return;
      waiting.isCanceled = true;
      clearBusy(waiting);
      publishing.reset();
    },
    publish: (platform: Platform) => {
      const connection = connected.find((candidate) => candidate.platform === platform);
      if (isEmpty(text.getCurrent().text))
        showError('Missing Content', 'Please generate article content first.');
      else if (!connection) notifyNotConfigured(platform);
      else if (!busy.includes(platform)) startJob([connection]);
    },
    /** Publishes to every platform with auto-publish on; called after a save. */
    publishAutomatically: (article: Article) => {
      const to = connected.filter(({ autoPublish, platform }) => autoPublish && !busy.includes(platform));
      if (to.length > 0) startJob(to, article);
    },
  };
};
