import type { Platform } from '@rankwright/contracts/platforms';
import type { Database } from '../../database/database.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { isPublishedStatus } from '@rankwright/platforms/port/visibility';
import { createSlug } from '@rankwright/contracts/text';
import { formatTraceparent } from '../../tracing/traceContext.ts';
import { sendPublicationJob } from './publishing.definition.ts';
import { findPublicationOnPlatform } from '../publications/publications.service.ts';
import { hasSlugOnPlatform, saveQueuedPublication } from './publication.repository.ts';
import {
  getWishedSlug,
  withArticleFields,
  type PublishedArticle,
  type PublishInput,
} from './publishInput.model.ts';

/** Identifies the post on the site; the same for every attempt. */
const createIdempotencySlug = (article: Pick<PublishedArticle, 'id' | 'slug' | 'title'>): string =>
  `${article.slug || createSlug(article.title)}-${article.id.slice(0, 8)}`;

/** An update keeps the address of the post unless another slug is asked for. */
const chooseSlug = async (
  db: Database,
  { ownerId, platform }: { ownerId: string; platform: Platform },
  {
    article,
    input,
    idempotencySlug,
    known,
  }: {
    article: PublishedArticle;
    input: PublishInput;
    idempotencySlug: string;
    known: PublicationRow | undefined;
  },
): Promise<string | null> => {
  if (known && !input.slug && (known.remoteId || known.attempts > 0)) return known.slug;
  const slug = getWishedSlug(input, article, platform);
  return (await hasSlugOnPlatform(db, { ownerId, platform, slug, articleId: article.id }))
    ? idempotencySlug
    : slug;
};

/**
 * Whether a post that exists gets the status of this input: its owner asks for it, or a planned publication publishes
 * what was sent from here as a draft before.
 */
const setsStatus = (
  { setsStatus: isAskedFor = false, scheduledItemId }: PublishInput,
  { kind }: PublishedArticle,
  { visibility, intendedStatus }: PublicationRow,
): boolean =>
  isAskedFor ||
  (scheduledItemId !== undefined &&
    kind !== 'imported' &&
    visibility === 'draft' &&
    !isPublishedStatus(intendedStatus));

interface QueuedPublication {
  ownerId: string;
  platform: Platform;
  article: PublishedArticle;
  input: PublishInput;
}

/** How long the sender of a queued publication has before the sweep hands it to another. */
const queueLeases = 10;

/**
 * Saves the publication of an article on a platform in state `waiting`, with exactly what is to be sent. The
 * caller sends it, or a worker does. Throws PUBLISHING_BUSY while it is being sent.
 */
export const queuePublication = async (
  tx: Database,
  { clock, env, tracer }: Pick<Deps, 'clock' | 'env' | 'tracer'>,
  { ownerId, platform, article, input }: QueuedPublication,
): Promise<PublicationRow> => {
  const known = await findPublicationOnPlatform(tx, ownerId, article.id, platform);
  const idempotencySlug = known?.idempotencySlug ?? createIdempotencySlug(article);
  const sets = known?.remoteId ? setsStatus(input, article, known) : undefined;
  const status = sets === false && known ? known.intendedStatus : input.status;
  const payload = { ...withArticleFields(input, article), status, setsStatus: sets };
  const now = clock.now();
  const trace = tracer.current();
  const row = await saveQueuedPublication(
    tx,
    {
      ownerId,
      articleId: article.id,
      platform,
      idempotencySlug,
      slug: await chooseSlug(tx, { ownerId, platform }, { article, input, idempotencySlug, known }),
      version: payload.version ?? null,
      action: known?.remoteId ? 'update' : 'create',
      intendedStatus: status,
      payload,
      traceparent: trace && formatTraceparent(trace),
      ...(input.scheduledItemId && { scheduledItemId: input.scheduledItemId }),
      nextAttemptAt: now,
      tryingSince: now,
      updatedAt: now,
    },
    queueLeases * env.WORKER_LEASE_MS,
  );
  if (!row) throw new AppError('PUBLISHING_BUSY');
  return row;
};

/** Hands a queued publication to the workers, when the transaction commits. */
export const sendToWorker = (
  tx: Database,
  { queue }: Pick<Deps, 'queue'>,
  { ownerId, id, traceparent }: Pick<PublicationRow, 'ownerId' | 'id' | 'traceparent'>,
): Promise<void> =>
  queue.send(
    sendPublicationJob,
    { ownerId, publicationId: id },
    { tx, traceparent: traceparent ?? undefined },
  );
