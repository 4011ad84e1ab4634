import { excerptLengths, type Platform as PlatformName } from '@rankwright/contracts/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { excerptOf, toHtml } from '../../markdown/html.ts';
import { PlatformError, type Platform, type Post } from '../../platforms/platform.ts';
import { slugOf } from '../../writer/offline/text.ts';
import { articlesEqualTo } from '../articles/sameArticle.repository.ts';
import { keepOwn } from '../articles/article.service.ts';
import { findArticle, type ArticleRow } from '../articles/article.repository.ts';
import { findSubscription } from '../../payments/subscription.repository.ts';
import { changeConnection, findConnection } from '../connections/connection.repository.ts';
import { openPlatform } from '../connections/openPlatform.ts';
import {
  changePublication,
  claimPublication,
  findPublication,
  publicationsOf,
  type PublicationRow,
} from './publication.repository.ts';

export interface PublishInput {
  articleId?: string | undefined;
  title: string;
  content: string;
  status: string;
  excerpt?: string | undefined;
  tags: readonly string[];
  imageUrl?: string | undefined;
}

const trialFooter = '\n\n---\n\n*Planned and published with Rankwright.*';
const firstWaitMs = 60_000;

/** Growing waits: one minute, then twice as long each time, at most six hours. */
export const waitAfter = (attempts: number): number =>
  Math.min(firstWaitMs * 2 ** Math.max(0, attempts - 1), 6 * 3_600_000);

const articleFor = async (deps: Deps, ownerId: string, input: PublishInput): Promise<ArticleRow> => {
  if (input.articleId) {
    const row = await findArticle(deps.db, ownerId, input.articleId);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }
  return (
    (await articlesEqualTo(deps.db, ownerId, input.title, input.content)) ??
    keepOwn(deps, ownerId, { title: input.title, content: input.content })
  );
};

const connected = async (deps: Deps, ownerId: string, platform: PlatformName): Promise<Platform> => {
  const row = await findConnection(deps.db, ownerId, platform);
  const site = row?.status === 'connected' ? openPlatform(deps, row) : null;
  if (!site)
    throw new AppError(platform === 'wordpress' ? 'WORDPRESS_NOT_CONNECTED' : 'PLATFORM_NOT_CONNECTED');
  return site;
};

const postOf = async ({ db }: Deps, ownerId: string, marker: string, input: PublishInput): Promise<Post> => {
  const trialing = (await findSubscription(db, ownerId))?.status === 'trialing';
  return {
    title: input.title,
    html: await toHtml(trialing ? `${input.content}${trialFooter}` : input.content),
    excerpt: input.excerpt ?? excerptOf(input.content, excerptLengths.article),
    slug: marker,
    status: input.status,
    tags: input.tags,
    imageUrl: input.imageUrl ?? null,
  };
};

/** What a failed call leaves behind: waiting for another try, unknown until looked for, or failed for good. */
const settled = (error: PlatformError, attempts: number, now: Date): Partial<PublicationRow> => {
  const facts = { lastError: error.message, remedy: error.remedy, updatedAt: now };
  if (error.kind === 'temporary')
    return {
      ...facts,
      state: 'waiting',
      permanent: false,
      nextAttemptAt: new Date(now.getTime() + (error.retryAfterMs ?? waitAfter(attempts))),
    };
  if (error.kind === 'ambiguous')
    return {
      ...facts,
      state: 'unknown',
      remedy: 'check',
      permanent: false,
      nextAttemptAt: new Date(now.getTime() + waitAfter(attempts)),
    };
  return { ...facts, state: 'failed', permanent: true, nextAttemptAt: null };
};

/** Sends a claimed publication. Before a repeat it looks for the post, so that nothing is published twice. */
const attempt = async (
  deps: Deps,
  site: Platform,
  row: PublicationRow,
  post: Post,
  lookFirst: boolean,
): Promise<PublicationRow> => {
  const { db, clock } = deps;
  try {
    const known = lookFirst ? await site.find(row.marker, row.remoteId) : null;
    const remote = await site.publish(post, known?.id ?? row.remoteId);
    const now = clock.now();
    await changeConnection(db, row.ownerId, row.platform, { lastSuccessAt: now, lastError: null });
    return await changePublication(db, row.id, {
      state: 'live',
      remoteId: remote.id,
      url: remote.url,
      liveAt: now,
      lastError: null,
      remedy: 'none',
      permanent: false,
      nextAttemptAt: null,
      updatedAt: now,
    });
  } catch (error) {
    if (!(error instanceof PlatformError)) deps.log.error({ err: error }, 'publishing failed');
    const known =
      error instanceof PlatformError
        ? error
        : new PlatformError(
            'ambiguous',
            'Something went wrong while publishing. We look whether the post arrived.',
            'check',
          );
    return changePublication(db, row.id, settled(known, row.attempts, clock.now()));
  }
};

/** Publishes an article to a platform; the same article again updates the same post. */
export const publishTo = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
  input: PublishInput,
): Promise<PublicationRow> => {
  const site = await connected(deps, ownerId, platform);
  const article = await articleFor(deps, ownerId, input);
  const before = (await publicationsOf(deps.db, ownerId, [article.id])).find(
    (row) => row.platform === platform,
  );
  const now = deps.clock.now();
  const marker = before?.marker ?? `${article.slug || slugOf(input.title)}-${article.id.slice(0, 8)}`;
  const row = await claimPublication(deps.db, {
    ownerId,
    articleId: article.id,
    platform,
    marker,
    state: 'sending',
    action: before?.remoteId ? 'update' : 'create',
    intendedStatus: input.status,
    payload: { ...input, articleId: article.id },
    attempts: (before?.attempts ?? 0) + 1,
    sentAt: now,
    updatedAt: now,
  });
  return attempt(deps, site, row, await postOf(deps, ownerId, marker, input), before !== undefined);
};

const ownPublication = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await findPublication(deps.db, ownerId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** Tries again with exactly what was to be sent. */
export const retryPublishing = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await ownPublication(deps, ownerId, id);
  const payload = row.payload as unknown as PublishInput | null;
  if (!payload) throw new AppError('PUBLISHING_FAILED');
  return publishTo(deps, ownerId, row.platform, payload);
};

/** Looks for the post and settles what is unknown. */
export const checkPublishing = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await ownPublication(deps, ownerId, id);
  const site = await connected(deps, ownerId, row.platform);
  const now = deps.clock.now();
  try {
    const found = await site.find(row.marker, row.remoteId);
    return await changePublication(
      deps.db,
      row.id,
      found
        ? {
            state: 'live',
            remoteId: found.id,
            url: found.url,
            lastError: null,
            remedy: 'none',
            liveAt: row.liveAt ?? now,
            updatedAt: now,
          }
        : {
            state: 'failed',
            lastError: 'The post did not arrive. Try again.',
            remedy: 'retry',
            updatedAt: now,
          },
    );
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return changePublication(deps.db, row.id, { lastError: error.message, updatedAt: now });
  }
};
