import type { Platform as PlatformName } from '@rankwright/contracts/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { PlatformError, type Platform, type Post, type RemotePost } from '../../platforms/platform.ts';
import { slugOf } from '../../writer/offline/text.ts';
import { articlesEqualTo } from '../articles/sameArticle.repository.ts';
import { keepOwn } from '../articles/article.service.ts';
import { findArticle, type ArticleRow } from '../articles/article.repository.ts';
import { whileRenewing } from '../../database/lease.ts';
import { changeConnection, findConnection } from '../connections/connection.repository.ts';
import { notConnected, openPlatform } from '../connections/openPlatform.ts';
import { postOf, type PublishInput } from './post.ts';
import {
  claimPublication,
  publicationsOf,
  renewClaim,
  settleClaim,
  type PublicationRow,
} from './publication.repository.ts';
import { platformErrorOf, settled } from './outcome.ts';

/** The article that is named; null when none is. */
const namedArticle = async (
  { db }: Deps,
  ownerId: string,
  { articleId }: PublishInput,
): Promise<ArticleRow | null> => {
  if (!articleId) return null;
  const row = await findArticle(db, ownerId, articleId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

const articleLike = async (
  deps: Deps,
  ownerId: string,
  { title, content }: PublishInput,
): Promise<ArticleRow> =>
  (await articlesEqualTo(deps.db, ownerId, title, content)) ?? keepOwn(deps, ownerId, { title, content });

/** The site that is connected now and whose token is still good; refuses otherwise. */
export const connectedSite = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
): Promise<Platform> => {
  const row = await findConnection(deps.db, ownerId, platform);
  if (row?.expiresAt && row.expiresAt <= deps.clock.now()) throw new AppError('OAUTH_TOKEN_EXPIRED');
  const site = row?.status === 'connected' ? openPlatform(deps, row) : null;
  if (!site) throw new AppError(notConnected[platform]);
  return site;
};

const liveNow = (remote: RemotePost, now: Date): Partial<PublicationRow> => ({
  state: 'live',
  remoteId: remote.id,
  url: remote.url,
  liveAt: now,
  lastError: remote.heldBack ?? null,
  remedy: 'none',
  permanent: false,
  nextAttemptAt: null,
  updatedAt: now,
});

/** Looks for the post before a repeat. Null when the claim was lost meanwhile: then nothing may be sent. */
const deliver = async (
  { db, env }: Deps,
  site: Platform,
  row: PublicationRow,
  post: Post,
): Promise<RemotePost | null> => {
  const known = row.attempts > 1 || row.remoteId ? await site.find(row.marker, row.remoteId) : null;
  if (!(await renewClaim(db, row, env.WORKER_LEASE_MS))) return null;
  return site.publish(post, known?.id ?? row.remoteId);
};

/** Sends a claimed publication and writes down what came of it. */
const attempt = async (
  deps: Deps,
  site: Platform,
  row: PublicationRow,
  post: Post,
): Promise<PublicationRow> => {
  const { db, clock, env } = deps;
  try {
    const remote = await whileRenewing(
      env.WORKER_LEASE_MS,
      () => renewClaim(db, row, env.WORKER_LEASE_MS),
      () => deliver(deps, site, row, post),
    );
    if (!remote) return await settleClaim(db, row, {});
    const now = clock.now();
    await changeConnection(db, row.ownerId, row.platform, { lastSuccessAt: now, lastError: null });
    return await settleClaim(db, row, liveNow(remote, now));
  } catch (error) {
    if (!(error instanceof PlatformError)) deps.log.error({ err: error }, 'publishing failed');
    return settleClaim(db, row, settled(platformErrorOf(error), row, clock.now()));
  }
};

/** Our own mark on the post, the same for every attempt. */
const markerOf = (article: ArticleRow): string =>
  `${article.slug || slugOf(article.title)}-${article.id.slice(0, 8)}`;

const claim = async (
  { db, clock, env }: Deps,
  ownerId: string,
  platform: PlatformName,
  article: ArticleRow,
  input: PublishInput,
): Promise<PublicationRow> => {
  const before = (await publicationsOf(db, ownerId, [article.id])).find((row) => row.platform === platform);
  const now = clock.now();
  const row = await claimPublication(
    db,
    {
      ownerId,
      articleId: article.id,
      platform,
      marker: before?.marker ?? markerOf(article),
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

/** Publishes an article to a platform, the connected site or the one sent; the same article again updates the same post. */
export const publishTo = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
  input: PublishInput,
  sent?: Platform,
): Promise<PublicationRow> => {
  const named = await namedArticle(deps, ownerId, input);
  const site = sent ?? (await connectedSite(deps, ownerId, platform));
  const article = named ?? (await articleLike(deps, ownerId, input));
  const row = await claim(deps, ownerId, platform, article, input);
  return attempt(
    deps,
    site,
    row,
    await postOf(deps, { ownerId, platform, marker: row.marker, article }, input),
  );
};

/** Writes down why a planned publication could not even begin, so that it can be retried once that is mended. */
export const refusePublishing = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
  article: ArticleRow,
  input: PublishInput,
  reason: string,
): Promise<PublicationRow> => {
  const row = await claim(deps, ownerId, platform, article, input);
  const refusal = new PlatformError('permanent', reason, 'reconnect');
  return settleClaim(deps.db, row, settled(refusal, row, deps.clock.now()));
};
