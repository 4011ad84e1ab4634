import type { Article } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import type { Publication, PublishReply } from '@rankwright/contracts/publishing';
import { useConnections } from '@rankwright/sdk/queries';
import { useMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { publishTo } from '../publishing/publishing.data.ts';
import { tellFailure, tellNotConfigured, tellReply } from '../publishing/publishedToasts.ts';
import { saveArticle } from './article.data.ts';
import { isEmpty, textOf } from './articleText.model.ts';
import type { ArticleTextState } from './useArticleText.ts';

interface Publishing {
  text: ArticleTextState;
  stored: () => Promise<Article>;
  onArticle: (article: Article) => void;
}

type Outcome = { platform: Platform } & ({ reply: PublishReply } | { failure: unknown });

const send = async (connection: Connection, article: Article): Promise<Outcome> => {
  const { platform } = connection;
  const { id: articleId, title, content, imageUrl } = article;
  try {
    const reply = await publishTo(
      connection,
      { articleId, title, content, ...(imageUrl && { imageUrl }) },
      'article',
    );
    tellReply(platform, reply);
    return { platform, reply };
  } catch (failure) {
    tellFailure(platform, failure);
    return { platform, failure };
  }
};

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

/** Publishing one article to connected platforms, each told apart. */
export const usePublishing = ({ text, stored, onArticle }: Publishing) => {
  const connections = useConnections().data ?? [];
  const connected = connections.filter((connection) => connection.connected);
  const publishing = useMutation({
    mutationFn: async ({ to, article }: { to: readonly Connection[]; article?: Article }) => {
      const current = article ?? (await stored());
      const outcomes = await Promise.all(to.map((connection) => send(connection, current)));
      const live = outcomes.some((outcome) => 'reply' in outcome && outcome.reply.success);
      const next = live ? await markPublished(current) : current;
      text.settle(textOf(current), next);
      onArticle({ ...next, publications: merged(next.publications, outcomes) });
    },
    onError: (failure, { to }) => tellFailure(to[0]?.platform ?? 'wordpress', failure),
  });
  const busy = publishing.isPending
    ? publishing.variables.to.map(({ platform }) => platform)
    : ([] as Platform[]);
  return {
    connected,
    busy,
    publish: (platform: Platform) => {
      const connection = connected.find((candidate) => candidate.platform === platform);
      if (isEmpty(text.current().text))
        showError('Missing Content', 'Please generate article content first.');
      else if (!connection) tellNotConfigured(platform);
      else publishing.mutate({ to: [connection] });
    },
    /** After a save: where auto-publish is on. */
    publishAutomatically: (article: Article) => {
      const to = connected.filter(({ autoPublish }) => autoPublish);
      if (to.length > 0) publishing.mutate({ to, article });
    },
  };
};
