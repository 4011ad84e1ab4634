import type { Article } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import type { PublishReply } from '@rankwright/contracts/publishing';
import { ApiError } from '@rankwright/sdk/api';
import { isConnectionLost } from './network.ts';
import { notifyFailure, notifyReply } from './publishToasts.ts';
import { publishTo } from './publishing.data.ts';

export type Outcome = { platform: Platform } & ({ reply: PublishReply } | { failure: unknown });

/**
 * One publish request. Replies are recorded, so that after a lost connection only the other platforms are
 * retried.
 */
export interface PublishJob {
  readonly to: readonly Connection[];
  /** The saved article; undefined until it is saved. */
  article?: Article;
  readonly outcomes: Map<Platform, Outcome>;
  /**
   * The connection was lost during the request: the server may still be publishing and answer
   * PUBLISHING_BUSY.
   */
  isConnectionLost: boolean;
  /** Canceled while it waited for the network. */
  isCanceled: boolean;
}

export const createPublishJob = (to: readonly Connection[], article?: Article): PublishJob => ({
  to,
  ...(article && { article }),
  outcomes: new Map(),
  isConnectionLost: false,
  isCanceled: false,
});

const isBusy = (error: unknown): boolean => error instanceof ApiError && error.code === 'PUBLISHING_BUSY';
const maxBusyRetries = 8;

/** Retrying is safe: the server checks for an existing post before it sends it again. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  isConnectionLost(error) || (isBusy(error) && failures < maxBusyRetries);

/**
 * Publishes to one platform. Returns the error when the connection was lost; any other outcome is shown and
 * recorded.
 */
const send = async (job: PublishJob, connection: Connection, article: Article): Promise<ApiError | null> => {
  const { platform } = connection;
  if (job.outcomes.has(platform)) return null;
  const { id: articleId, title, content, imageUrl } = article;
  try {
    const post = { articleId, title, content, ...(imageUrl && { imageUrl }) };
    const reply = await publishTo(connection, post, 'article');
    notifyReply(platform, reply);
    job.outcomes.set(platform, { platform, reply });
  } catch (failure) {
    const isUndecided = isConnectionLost(failure) || (job.isConnectionLost && isBusy(failure));
    if (isUndecided && failure instanceof ApiError) return failure;
    notifyFailure(platform, failure);
    job.outcomes.set(platform, { platform, failure });
  }
  return null;
};

/**
 * Publishes to all platforms in parallel. Throws when the connection was lost; call again to retry the rest.
 */
export const sendAll = async (job: PublishJob, article: Article): Promise<readonly Outcome[]> => {
  const connectionError = (
    await Promise.all(job.to.map((connection) => send(job, connection, article)))
  ).find(Boolean);
  if (connectionError) {
    job.isConnectionLost = true;
    throw connectionError;
  }
  return [...job.outcomes.values()];
};
