import { createSlug } from '@rankwright/contracts/text';
import type { Platform as PlatformName } from '@rankwright/contracts/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { PlatformError, type Platform, type Post, type RemotePost } from '../../platforms/platform.ts';
import { findArticleByText } from '../articles/articleByText.repository.ts';
import { createArticle } from '../articles/article.service.ts';
import { findArticle, type ArticleRow } from '../articles/article.repository.ts';
import { withLeaseRenewal } from '../../database/lease.ts';
import { updateConnection, findConnection } from '../connections/connection.repository.ts';
import { notConnectedCodes, openPlatform } from '../connections/openPlatform.service.ts';
import { createPost, type PublishInput } from './post.ts';
import {
  claimPublication,
  findPublicationsByArticle,
  renewClaim,
  settleClaim,
  type PublicationRow,
} from './publication.repository.ts';
import { toPlatformError, getFailureOutcome } from './failureOutcome.ts';

/** The requested article; null when no id is given. */
const findRequestedArticle = async (
  { db }: Deps,
  ownerId: string,
  { articleId }: PublishInput,
): Promise<ArticleRow | null> => {
  if (!articleId) return null;
  const row = await findArticle(db, ownerId, articleId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

const findOrCreateArticle = async (
  deps: Deps,
  ownerId: string,
  { title, content }: PublishInput,
): Promise<ArticleRow> =>
  (await findArticleByText(deps.db, ownerId, title, content)) ??
  createArticle(deps, ownerId, { title, content });

/** Opens the connected site. Throws when there is none or its token has expired. */
export const openConnectedSite = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
): Promise<Platform> => {
  const row = await findConnection(deps.db, ownerId, platform);
  if (row?.expiresAt && row.expiresAt <= deps.clock.now()) throw new AppError('OAUTH_TOKEN_EXPIRED');
  const site = row?.status === 'connected' ? openPlatform(deps, row) : null;
  if (!site) throw new AppError(notConnectedCodes[platform]);
  return site;
};

const toLivePublication = (remote: RemotePost, now: Date): Partial<PublicationRow> => ({
  state: 'live',
  remoteId: remote.id,
  url: remote.url,
  liveAt: now,
  lastError: remote.holdReason ?? null,
  remedy: 'none',
  permanent: false,
  nextAttemptAt: null,
  updatedAt: now,
});

/**
 * Sends the post, after looking it up if this is a retry or an update. Null when the claim was lost
 * meanwhile.
 */
const sendPost = async (
  { db, env }: Deps,
  site: Platform,
  row: PublicationRow,
  post: Post,
): Promise<RemotePost | null> => {
  const known = row.attempts > 1 || row.remoteId ? await site.find(row.marker, row.remoteId) : null;
  if (!(await renewClaim(db, row, env.WORKER_LEASE_MS))) return null;
  return site.publish(post, known?.id ?? row.remoteId);
};

/** Prepares and sends a claimed publication and saves the outcome. */
const attemptPublication = async (
  deps: Deps,
  site: Platform,
  row: PublicationRow,
  preparePost: () => Promise<Post>,
): Promise<PublicationRow> => {
  const { db, clock, env } = deps;
  try {
    const post = await preparePost();
    const remote = await withLeaseRenewal(
      env.WORKER_LEASE_MS,
      () => renewClaim(db, row, env.WORKER_LEASE_MS),
      () => sendPost(deps, site, row, post),
    );
    if (!remote) return await settleClaim(db, row, {});
    const now = clock.now();
    await updateConnection(db, row.ownerId, row.platform, { lastSuccessAt: now, lastError: null });
    return await settleClaim(db, row, toLivePublication(remote, now));
  } catch (error) {
    if (!(error instanceof PlatformError)) deps.log.error({ err: error }, 'publishing failed');
    return settleClaim(db, row, getFailureOutcome(toPlatformError(error), row, clock.now()));
  }
};

/** Identifies the post on the site; the same for every attempt. */
const createIdempotencySlug = (article: ArticleRow): string =>
  `${article.slug || createSlug(article.title)}-${article.id.slice(0, 8)}`;

const claimForPublishing = async (
  { db, clock, env }: Deps,
  ownerId: string,
  platform: PlatformName,
  article: ArticleRow,
  input: PublishInput,
): Promise<PublicationRow> => {
  const before = (await findPublicationsByArticle(db, ownerId, [article.id])).find(
    (row) => row.platform === platform,
  );
  const now = clock.now();
  const row = await claimPublication(
    db,
    {
      ownerId,
      articleId: article.id,
      platform,
      marker: before?.marker ?? createIdempotencySlug(article),
      action: before?.remoteId ? 'update' : 'create',
      intendedStatus: input.status,
      payload: { ...input, articleId: article.id },
      ...(input.scheduledItemId && { scheduledItemId: input.scheduledItemId }),
      sentAt: now,
      tryingSince: now,
      updatedAt: now,
    },
    env.WORKER_LEASE_MS,
  );
  if (!row) throw new AppError('PUBLISHING_BUSY');
  return row;
};

/**
 * Publishes to the connected site or to the given one. Publishing the same article again updates its post.
 */
export const publishToPlatform = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
  input: PublishInput,
  givenSite?: Platform,
): Promise<PublicationRow> => {
  const named = await findRequestedArticle(deps, ownerId, input);
  const site = givenSite ?? (await openConnectedSite(deps, ownerId, platform));
  const article = named ?? (await findOrCreateArticle(deps, ownerId, input));
  const row = await claimForPublishing(deps, ownerId, platform, article, input);
  return attemptPublication(deps, site, row, () =>
    createPost(deps, { ownerId, platform, idempotencySlug: row.marker, article }, input),
  );
};

/** Saves why a scheduled publication could not start, so that it can be retried once that is fixed. */
export const rejectPublication = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
  article: ArticleRow,
  input: PublishInput,
  reason: string,
): Promise<PublicationRow> => {
  const row = await claimForPublishing(deps, ownerId, platform, article, input);
  const rejection = new PlatformError('permanent', reason, 'reconnect');
  return settleClaim(deps.db, row, getFailureOutcome(rejection, row, deps.clock.now()));
};
