import type { Article } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import type { PublishReply } from '@rankwright/contracts/publishing';
import { ApiError } from '@rankwright/sdk/api';
import { isCutOff } from './network.ts';
import { tellFailure, tellReply } from './publishedToasts.ts';
import { publishTo } from './publishing.data.ts';

export type Outcome = { platform: Platform } & ({ reply: PublishReply } | { failure: unknown });

/** One wish to publish. Who answered is written down, so that after a broken line only the others are asked again. */
export interface PublishJob {
  readonly to: readonly Connection[];
  /** As it was saved; until then, what stands on screen. */
  article?: Article;
  readonly outcomes: Map<Platform, Outcome>;
  /** The line broke midway: the server may still be at it, and says so. */
  cutOff: boolean;
  /** Taken back while it waited. */
  left: boolean;
}

export const publishJob = (to: readonly Connection[], article?: Article): PublishJob => ({
  to,
  ...(article && { article }),
  outcomes: new Map(),
  cutOff: false,
  left: false,
});

const isBusy = (error: unknown): boolean => error instanceof ApiError && error.code === 'PUBLISHING_BUSY';
const busyTries = 8;

/** The server looks for the post before it sends it again, so that a repeat doubles nothing. */
export const mayRepeat = (failures: number, error: Error): boolean =>
  isCutOff(error) || (isBusy(error) && failures < busyTries);

/** Asks one platform; a broken line is given back, any other answer is told and written down. */
const send = async (job: PublishJob, connection: Connection, article: Article): Promise<ApiError | null> => {
  const { platform } = connection;
  if (job.outcomes.has(platform)) return null;
  const { id: articleId, title, content, imageUrl } = article;
  try {
    const post = { articleId, title, content, ...(imageUrl && { imageUrl }) };
    const reply = await publishTo(connection, post, 'article');
    tellReply(platform, reply);
    job.outcomes.set(platform, { platform, reply });
  } catch (failure) {
    const open = isCutOff(failure) || (job.cutOff && isBusy(failure));
    if (open && failure instanceof ApiError) return failure;
    tellFailure(platform, failure);
    job.outcomes.set(platform, { platform, failure });
  }
  return null;
};

/** Asks all at once. Throws when the line broke; begun again, it goes on with those that did not answer. */
export const sendAll = async (job: PublishJob, article: Article): Promise<readonly Outcome[]> => {
  const broken = (await Promise.all(job.to.map((connection) => send(job, connection, article)))).find(
    Boolean,
  );
  if (broken) {
    job.cutOff = true;
    throw broken;
  }
  return [...job.outcomes.values()];
};
