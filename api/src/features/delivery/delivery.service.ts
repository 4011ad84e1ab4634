import type { Platform } from '@rankwright/contracts/limits';
import { isReachable } from '@rankwright/contracts/platforms';
import { paths } from '@rankwright/contracts/paths';
import type { Database } from '../../database/database.ts';
import { withLeaseRenewal } from '../../database/lease.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import type { Deps } from '../../deps.ts';
import { settleAndNotify, type NotificationInput } from '../alerts/notify.service.ts';
import { readTextFacts } from '../articles/approval.service.ts';
import { findArticle } from '../articles/article.service.ts';
import { readApprovedText } from '../articles/publishedArticle.service.ts';
import { findConnections } from '../connections/connection.service.ts';
import { findPublicationsByArticle } from '../publications/publications.service.ts';
import { getLatenessSeconds, getDeliveryOutcome } from './delivery.model.ts';
import {
  claimScheduledItem,
  findPublishingScheduledItem,
  renewScheduledItemLease,
  settleScheduledItem,
  settlePublishingScheduledItem,
} from './delivery.repository.ts';
import {
  createFailedNotification,
  createMissedNotification,
  createOutcomeNotifications,
} from './deliveryNotifications.model.ts';
import { sendToPlatform } from './sendToPlatform.ts';
import { planDelivery, type DeliveryPlan } from './targets.model.ts';

const noPlanReason = 'Your plan was not active when this was due. Renew it, then save the item again.';
const deletedReason = 'The article was deleted. Restore it, then choose a new date.';

const failDelivery = (
  deps: Deps,
  item: ScheduledItemRow,
  { title }: ArticleRow,
  reason: string,
): Promise<void> =>
  settleAndNotify(deps, item.ownerId, {
    settle: (tx) => settleScheduledItem(tx, item, { deliveryState: 'failed', deliveryError: reason }),
    notifications: [
      createFailedNotification(item, `“${title}” was not published. ${reason}`, paths.contentPlanner),
    ],
  });

const missDelivery = (
  deps: Deps,
  item: ScheduledItemRow,
  article: ArticleRow,
  plan: DeliveryPlan,
): Promise<void> =>
  settleAndNotify(deps, item.ownerId, {
    settle: (tx) => settleScheduledItem(tx, item, { deliveryState: 'missed', deliveryError: plan.reason }),
    notifications: [createMissedNotification(item, article, plan)],
  });

interface DeliverySettlement {
  /** Null: all publications of the item. */
  targets: readonly Platform[] | null;
  /** False when the claim was lost. */
  settle: (tx: Database, change: Partial<ScheduledItemRow>) => Promise<boolean>;
  /** What else the owner is told. */
  notifications?: readonly NotificationInput[];
}

/** Saves the outcome of the publications to item and article. */
const saveDeliveryOutcome = async (
  deps: Deps,
  item: ScheduledItemRow,
  { targets, settle, notifications = [] }: DeliverySettlement,
): Promise<void> => {
  const { db, clock } = deps;
  const all = await findPublicationsByArticle(db, item.ownerId, [item.articleId]);
  const title = (await findArticle(db, item.ownerId, item.articleId))?.title ?? 'A deleted article';
  const rows = all.filter((row) =>
    targets ? targets.includes(row.platform) : row.scheduledItemId === item.id,
  );
  const outcome = getDeliveryOutcome(rows);
  const live = rows.filter(({ state }) => state === 'live');
  const isPublished =
    outcome.deliveryState === 'delivered' && live.some(({ visibility }) => isReachable(visibility));
  const change = { ...outcome, ...(isPublished && { status: 'published' as const }), updatedAt: clock.now() };
  await settleAndNotify(deps, item.ownerId, {
    settle: (tx) => settle(tx, change),
    notifications: [...createOutcomeNotifications(item, title, outcome, live), ...notifications],
  });
};

const sendScheduledItem = async (deps: Deps, item: ScheduledItemRow): Promise<void> => {
  const { db } = deps;
  const article = await findArticle(db, item.ownerId, item.articleId);
  if (!article) {
    await settleScheduledItem(db, item, { deliveryState: 'missed', deliveryError: deletedReason });
    return;
  }
  if (!(await deps.payments.isActive(item.ownerId))) return failDelivery(deps, item, article, noPlanReason);
  const connections = await findConnections(db, item.ownerId);
  const facts = await readTextFacts(db, article);
  const plan = planDelivery(item, { ...article, ...facts }, connections);
  if (plan.send.length === 0) return missDelivery(deps, item, article, plan);
  const snapshot = await readApprovedText(db, article);
  const findSite = (platform: Platform) => connections.find((row) => row.platform === platform);
  await Promise.all(
    plan.send.map((platform) => sendToPlatform(deps, item, platform, snapshot, findSite(platform))),
  );
  await saveDeliveryOutcome(deps, item, {
    targets: plan.send,
    settle: (tx, change) => settleScheduledItem(tx, item, change),
    notifications: plan.reason ? [createMissedNotification(item, article, plan)] : [],
  });
};

/** Delivers a queued item. Does nothing when another worker has it. */
export const deliverScheduledItem = async (deps: Deps, id: string): Promise<void> => {
  const { db, clock, env } = deps;
  const item = await claimScheduledItem(db, id, env.WORKER_LEASE_MS, clock.now());
  if (!item) return;
  deps.log.info({ item: id, late: getLatenessSeconds(item.publishAt, clock.now()) }, 'delivering');
  await withLeaseRenewal(
    { account: item.ownerId, leaseMs: env.WORKER_LEASE_MS },
    () => renewScheduledItemLease(db, item, env.WORKER_LEASE_MS),
    () => sendScheduledItem(deps, item),
  );
};

/** Updates the delivery state of an item after its publications were retried. */
export const refreshDeliveryOutcome = async (deps: Deps, id: string): Promise<void> => {
  const item = await findPublishingScheduledItem(deps.db, id);
  if (item)
    await saveDeliveryOutcome(deps, item, {
      targets: null,
      settle: (tx, change) => settlePublishingScheduledItem(tx, id, change),
    });
};
