import { setTimeout } from 'node:timers/promises';
import type { Platform as PlatformName } from '@rankwright/contracts/platforms';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { Deps } from '../../deps.ts';
import { PlatformError, type Platform } from '@rankwright/platforms/port/platform';
import { assertPublishableText } from '../articles/approval.service.ts';
import { getArticle } from '../articles/article.service.ts';
import { findOrCreateArticle } from '../articles/publishedArticle.service.ts';
import { getFailureOutcome } from './failureOutcome.ts';
import { findPublication, updatePublication } from './publication.repository.ts';
import { queuePublication } from './queuePublication.ts';
import { openConnectedSite } from '../connections/openPlatform.service.ts';
import { findPublishDefaults } from '../connections/publishDefaults.service.ts';
import { sendPublication } from './sendPublication.ts';
import { withPublishDefaults, type PublishInput, type PublishRequest } from './publishInput.model.ts';

/** How long a caller waits for the outcome; the publication goes on after that. */
const outcomeWaitMs = 25_000;
const pollMs = 250;

const isSettled = ({ state }: PublicationRow): boolean => state !== 'sending' && state !== 'waiting';

/** Waits until another sender has settled the publication. */
const waitForOtherSender = async (deps: Deps, row: PublicationRow): Promise<PublicationRow> => {
  const until = performance.now() + outcomeWaitMs;
  let current = row;
  while (performance.now() < until) {
    current = (await findPublication(deps.db, row.ownerId, row.id)) ?? current;
    if (isSettled(current) || current.lastError !== null) return current;
    await setTimeout(pollMs);
  }
  return current;
};

/** Sends a queued publication now and waits for the outcome, at most 25 s. */
export const sendAndWait = async (
  deps: Deps,
  row: PublicationRow,
  site?: Platform,
): Promise<PublicationRow> => {
  const timeout = new AbortController();
  const work = sendPublication(deps, row.ownerId, row.id, site);
  try {
    const sent = await Promise.race([
      work,
      setTimeout(outcomeWaitMs, 'late' as const, { signal: timeout.signal }),
    ]);
    if (sent === null) return await waitForOtherSender(deps, row);
    return sent === 'late' ? ((await findPublication(deps.db, row.ownerId, row.id)) ?? row) : sent;
  } finally {
    timeout.abort();
  }
};

/**
 * Publishes to the connected site or to the given one, and waits for the outcome. Publishing the same article
 * again updates its post.
 */
export const publishToPlatform = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
  input: PublishInput,
  givenSite?: Platform,
): Promise<PublicationRow> => {
  const named = input.articleId ? await getArticle(deps, ownerId, input.articleId) : null;
  await assertPublishableText(deps.db, ownerId, input.content);
  if (!givenSite) await openConnectedSite(deps, ownerId, platform);
  const article = named ?? (await findOrCreateArticle(deps, ownerId, input));
  const row = await deps.db.transaction((tx) =>
    queuePublication(tx, deps, { ownerId, platform, article, input }),
  );
  return sendAndWait(deps, row, givenSite);
};

/** Publishes what a platform's own endpoint was sent, with the connection's defaults where it names nothing. */
export const publishRequest = async (
  deps: Deps,
  ownerId: string,
  platform: PlatformName,
  request: PublishRequest,
): Promise<PublicationRow> => {
  const article = request.articleId ? await getArticle(deps, ownerId, request.articleId) : undefined;
  const defaults = await findPublishDefaults(deps.db, ownerId, platform);
  return publishToPlatform(
    deps,
    ownerId,
    platform,
    withPublishDefaults(request, platform, defaults, article),
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
): Promise<PublicationRow> =>
  deps.db.transaction(async (tx) => {
    const row = await queuePublication(tx, deps, { ownerId, platform, article, input });
    const rejection = new PlatformError('permanent', reason, 'reconnect');
    const outcome = getFailureOutcome(rejection, row, deps.clock.now());
    return updatePublication(tx, row.id, { ...outcome, attempts: row.attempts + 1, leaseUntil: null });
  });
