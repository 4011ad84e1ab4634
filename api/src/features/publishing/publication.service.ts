import type { PublicationRow, SiteFields } from '../../database/schema/publications.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { isReachable } from '@rankwright/contracts/platforms';
import { readVisibility } from '@rankwright/platforms/port/visibility';
import { PlatformError, type RemotePost } from '@rankwright/platforms/port/platform';
import { approveShownVersion } from '../articles/approval.service.ts';
import { markArticlePublished } from '../articles/publishedArticle.service.ts';
import { findPublication, requeuePublication, updatePublication } from './publication.repository.ts';
import { findOverduePosts } from './duePublication.repository.ts';
import { sendAndWait } from './publish.service.ts';
import { getSiteFields, parsePublishInput } from './publishInput.model.ts';
import { openConnectedSite } from '../connections/openPlatform.service.ts';
import { resumeDelivery } from '../planner/itemDelivery.service.ts';
import { followPostJob, refreshDeliveryJob } from './publishing.definition.ts';
import { refreshItemDelivery } from './refreshItemDelivery.ts';
import { getPostReference, toLivePublication } from './sendPublication.ts';

/** Hands scheduled posts whose time has come to the workers, which ask their sites. */
export const queueOverduePosts = async ({ db, queue, clock }: Deps, limit: number): Promise<void> => {
  for (const row of await findOverduePosts(db, clock.now(), limit))
    await queue.send(followPostJob, row, { singletonKey: row.id });
  queue.wake(followPostJob);
};

/** Asks the site of a scheduled post whether it has made it public. */
export const followPost = async (deps: Deps, ownerId: string, id: string): Promise<void> => {
  try {
    await checkPublication(deps, ownerId, id);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
};

const getOwnPublication = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await findPublication(deps.db, ownerId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

const isUnapproved = ({ payload }: PublicationRow): boolean =>
  payload !== null && parsePublishInput(payload).isUnapproved === true;

/** Publishes again what is stored, and waits for the outcome. The click approves a text that nobody approved. */
export const retryPublication = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await getOwnPublication(deps, ownerId, id);
  if (!row.payload) throw new AppError('PUBLISHING_FAILED');
  if (row.state === 'live') return row;
  await openConnectedSite(deps, ownerId, row.platform);
  const queued = await deps.db.transaction(async (tx) => {
    const lease = { now: deps.clock.now(), leaseMs: deps.env.WORKER_LEASE_MS };
    if (isUnapproved(row)) {
      const { articleId, version } = row;
      await approveShownVersion(tx, deps, { ownerId, id: articleId, version });
    }
    const requeued = await requeuePublication(tx, ownerId, id, { ...lease, byOwner: true });
    if (requeued?.scheduledItemId) await resumeDelivery(tx, requeued.scheduledItemId);
    return requeued;
  });
  if (!queued) throw new AppError('PUBLISHING_BUSY');
  const sent = await sendAndWait(deps, queued);
  await refreshItemDelivery(deps.db, deps, sent);
  return sent;
};

/** Of a post whose outcome was unknown: what was sent, unless an earlier post is known better. */
const getKnownFields = (
  { env }: Deps,
  { siteFields, payload, platform }: PublicationRow,
): SiteFields | null =>
  siteFields ?? (payload && getSiteFields(parsePublishInput(payload), platform, env.PUBLIC_URL));

const notArrived = {
  state: 'failed',
  lastError: 'The post did not arrive. Try again.',
  remedy: 'retry',
  nextAttemptAt: null,
} as const;

/** Saves whether the post is live, to publication, article and scheduled item. */
const saveFinding = async (
  deps: Deps,
  row: PublicationRow,
  found: RemotePost | null,
): Promise<PublicationRow> => {
  const now = deps.clock.now();
  const saved = await deps.db.transaction(async (tx) => {
    if (found && isReachable(found.visibility ?? readVisibility(found.status)))
      await markArticlePublished(tx, row.ownerId, row.articleId, now);
    await refreshItemDelivery(tx, deps, row);
    return updatePublication(tx, row.id, {
      ...(found
        ? {
            ...toLivePublication(found, now),
            liveAt: row.liveAt ?? now,
            siteFields: getKnownFields(deps, row),
          }
        : notArrived),
      updatedAt: now,
    });
  });
  deps.queue.wake(refreshDeliveryJob);
  return saved;
};

/** Looks up the post on the site and saves whether it is live or failed. */
export const checkPublication = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await getOwnPublication(deps, ownerId, id);
  if (row.state === 'sending') throw new AppError('PUBLISHING_BUSY');
  const site = await openConnectedSite(deps, ownerId, row.platform);
  try {
    return await saveFinding(deps, row, await site.find(getPostReference(row), row.remoteId));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const change = { lastError: error.message, updatedAt: deps.clock.now() };
    return updatePublication(deps.db, row.id, change);
  }
};
