import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { withLeaseRenewal } from '../../database/lease.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../alerts/notify.service.ts';
import { findConnections } from '../connections/connection.repository.ts';
import type { ScheduledItemRow } from '../planner/scheduledItem.repository.ts';
import { findPublicationsByArticle } from '../publishing/publication.repository.ts';
import {
  formatLateness,
  getLatenessSeconds,
  getNextGenerationAt,
  getDeliveryOutcome,
  getTargetPlatforms,
} from './delivery.model.ts';
import {
  claimScheduledItem,
  markArticlePublished,
  findPublishingScheduledItem,
  renewScheduledItemLease,
  settleScheduledItem,
  settlePublishingScheduledItem,
} from './delivery.repository.ts';
import { resolveItemArticle } from './scheduledItemArticle.ts';
import { sendToPlatform } from './sendToPlatform.ts';

const noPlanReason = 'Your plan was not active when this was due. Renew it, then save the item again.';
const noSiteReason = 'No connected site had Auto-publish on when this was due.';

const createDedupeKey = (item: ScheduledItemRow, what: string): string =>
  `${what}:${item.id}:${item.publishAt?.getTime() ?? 0}`;

const failDelivery = async (deps: Deps, item: ScheduledItemRow, reason: string): Promise<void> => {
  const settled = await settleScheduledItem(deps.db, item, {
    deliveryState: 'failed',
    deliveryError: reason,
  });
  if (settled)
    await notify(deps, item.ownerId, {
      kind: 'delivery-failed',
      text: `“${item.title}” was not published. ${reason}`,
      href: paths.contentPlanner,
      dedupeKey: createDedupeKey(item, 'failed'),
    });
};

const scheduleGenerationRetry = async (deps: Deps, item: ScheduledItemRow, reason: string): Promise<void> => {
  const nextAttemptAt = getNextGenerationAt(item.deliveryAttempts, deps.clock.now());
  if (!nextAttemptAt) return failDelivery(deps, item, reason);
  await settleScheduledItem(deps.db, item, {
    deliveryState: 'waiting',
    deliveryError: reason,
    nextAttemptAt,
  });
};

const notifyDelivered = async (
  deps: Deps,
  item: ScheduledItemRow,
  live: readonly Platform[],
): Promise<void> => {
  if (live.length === 0 || !item.articleId) return;
  const late = formatLateness(item.latenessSeconds ?? 0);
  const names = live.map((platform) => platformLabels[platform]).join(' and ');
  await notify(deps, item.ownerId, {
    kind: 'delivered',
    text: `“${item.title}” is live on ${names}${late ? `, ${late} late because the service was not running` : ''}.`,
    href: paths.article(item.articleId),
    dedupeKey: createDedupeKey(item, 'live'),
  });
};

/**
 * Saves the outcome of the publications to item and article. `settle` returns false when the claim was lost.
 */
const saveDeliveryOutcome = async (
  deps: Deps,
  item: ScheduledItemRow,
  targets: readonly Platform[] | null,
  settle: (change: Partial<ScheduledItemRow>) => Promise<boolean>,
): Promise<void> => {
  const { db, clock } = deps;
  const all = item.articleId ? await findPublicationsByArticle(db, item.ownerId, [item.articleId]) : [];
  const rows = all.filter((row) =>
    targets ? targets.includes(row.platform) : row.scheduledItemId === item.id,
  );
  const outcome = getDeliveryOutcome(rows);
  const isDelivered = outcome.deliveryState === 'delivered';
  if (!(await settle({ ...outcome, ...(isDelivered && { status: 'published' }), updatedAt: clock.now() })))
    return;
  const live = rows.filter(({ state }) => state === 'live').map(({ platform }) => platform);
  if (item.articleId && live.length > 0)
    await markArticlePublished(db, item.ownerId, item.articleId, clock.now());
  if (outcome.deliveryState !== 'publishing') await notifyDelivered(deps, item, live);
  if (outcome.deliveryState === 'failed' && outcome.deliveryError)
    await notify(deps, item.ownerId, {
      kind: 'delivery-failed',
      text: `“${item.title}” was not published to every site. ${outcome.deliveryError}`,
      href: item.articleId ? paths.article(item.articleId) : paths.contentPlanner,
      dedupeKey: createDedupeKey(item, 'failed'),
    });
};

const sendScheduledItem = async (deps: Deps, item: ScheduledItemRow): Promise<void> => {
  const { db } = deps;
  if (!(await deps.payments.isActive(item.ownerId))) return failDelivery(deps, item, noPlanReason);
  const targets = getTargetPlatforms(item, await findConnections(db, item.ownerId));
  if (targets.length === 0) {
    await settleScheduledItem(db, item, { deliveryState: 'missed', deliveryError: noSiteReason });
    return;
  }
  const text = await resolveItemArticle(deps, item);
  if (text.kind === 'lost') return;
  if (text.kind === 'missing')
    return text.canRetry
      ? scheduleGenerationRetry(deps, item, text.reason)
      : failDelivery(deps, item, text.reason);
  await Promise.all(targets.map((platform) => sendToPlatform(deps, item, platform, text.article)));
  const linked = { ...item, articleId: text.article.id };
  await saveDeliveryOutcome(deps, linked, targets, (change) => settleScheduledItem(db, item, change));
};

/** Delivers a queued item. Does nothing when another worker has it. */
export const deliverScheduledItem = async (deps: Deps, id: string): Promise<void> => {
  const { db, clock, env } = deps;
  const item = await claimScheduledItem(db, id, env.WORKER_LEASE_MS, clock.now());
  if (!item) return;
  deps.log.info({ item: id, late: getLatenessSeconds(item.publishAt, clock.now()) }, 'delivering');
  await withLeaseRenewal(
    env.WORKER_LEASE_MS,
    () => renewScheduledItemLease(db, item, env.WORKER_LEASE_MS),
    () => sendScheduledItem(deps, item),
  );
};

/** Updates the delivery state of an item after its publications were retried. */
export const refreshDeliveryOutcome = async (deps: Deps, id: string): Promise<void> => {
  const item = await findPublishingScheduledItem(deps.db, id);
  if (item)
    await saveDeliveryOutcome(deps, item, null, (change) =>
      settlePublishingScheduledItem(deps.db, id, change),
    );
};
