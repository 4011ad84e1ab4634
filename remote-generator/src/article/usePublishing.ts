import type { Article } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import type { Publication } from '@rankwright/contracts/publishing';
import { useConnections } from '@rankwright/sdk/queries';
import { useMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { useState } from 'react';
import { waitsForNetwork } from '../publishing/network.ts';
import { tellFailure, tellNotConfigured } from '../publishing/publishedToasts.ts';
import { mayRepeat, publishJob, sendAll, type Outcome, type PublishJob } from '../publishing/publishJob.ts';
import { saveArticle } from './article.data.ts';
import { isEmpty, textOf } from './articleText.model.ts';
import type { ArticleTextState } from './useArticleText.ts';

interface Publishing {
  text: ArticleTextState;
  stored: () => Promise<Article>;
  onArticle: (article: Article) => void;
}

const merged = (before: readonly Publication[], outcomes: readonly Outcome[]): Publication[] => {
  const fresh = outcomes.flatMap((outcome) =>
    'reply' in outcome && outcome.reply.publication ? [outcome.reply.publication] : [],
  );
  return [...before.filter(({ id }) => fresh.every((other) => other.id !== id)), ...fresh];
};

/** The post is live whatever happens next; that the status could not be kept is told. */
const markPublished = async (article: Article): Promise<Article> => {
  try {
    return await saveArticle(article, textOf(article), article.version, 'published');
  } catch {
    showError('Publish Failed', 'published but failed to update local status');
    return article;
  }
};

const platformsOf = ({ to }: PublishJob): Platform[] => to.map(({ platform }) => platform);

/** Publishing one article to connected platforms, each told apart. Without a network it waits and may be left. */
export const usePublishing = ({ text, stored, onArticle }: Publishing) => {
  const connections = useConnections().data ?? [];
  const connected = connections.filter((connection) => connection.connected);
  const [busy, setBusy] = useState<readonly Platform[]>([]);
  const free = (job: PublishJob): void =>
    setBusy((now) => now.filter((platform) => !platformsOf(job).includes(platform)));
  const publishing = useMutation({
    ...waitsForNetwork,
    retry: mayRepeat,
    mutationFn: async (job: PublishJob) => {
      if (job.left) return;
      const current = (job.article ??= await stored());
      const outcomes = await sendAll(job, current);
      const live = outcomes.some((outcome) => 'reply' in outcome && outcome.reply.success);
      const next = live ? await markPublished(current) : current;
      text.settle(textOf(current), next);
      onArticle({ ...next, publications: merged(next.publications, outcomes) });
    },
    onError: (failure, { to }) => tellFailure(to[0]?.platform ?? 'wordpress', failure),
    onSettled: (_, __, job) => {
      if (!job.left) free(job);
    },
  });
  const waiting = publishing.isPaused ? publishing.variables : null;
  /** What waits already goes out together with it, as one. */
  const begin = (to: readonly Connection[], article?: Article): void => {
    const job = waiting
      ? { ...waiting, to: [...waiting.to, ...to], ...(article && { article }) }
      : publishJob(to, article);
    if (waiting) waiting.left = true;
    setBusy((now) => [...now, ...to.map(({ platform }) => platform)]);
    publishing.mutate(job);
  };
  return {
    connected,
    /** Asked for and not answered yet. */
    busy,
    /** Of these, what waits for the network. */
    waitingFor: waiting ? platformsOf(waiting) : [],
    leavePublishing: () => {
      if (!waiting) return;
      waiting.left = true;
      free(waiting);
      publishing.reset();
    },
    publish: (platform: Platform) => {
      const connection = connected.find((candidate) => candidate.platform === platform);
      if (isEmpty(text.current().text))
        showError('Missing Content', 'Please generate article content first.');
      else if (!connection) tellNotConfigured(platform);
      else if (!busy.includes(platform)) begin([connection]);
    },
    /** After a save: where auto-publish is on. */
    publishAutomatically: (article: Article) => {
      const to = connected.filter(({ autoPublish, platform }) => autoPublish && !busy.includes(platform));
      if (to.length > 0) begin(to, article);
    },
  };
};
