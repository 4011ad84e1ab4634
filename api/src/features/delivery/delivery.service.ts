import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { withLeaseRenewal } from '../../database/lease.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import type { Deps } from '../../deps.ts';
import { notify, notifyByMail } from '../alerts/notify.service.ts';
import { readTextFacts } from '../articles/approval.service.ts';
import { findArticle } from '../articles/article.service.ts';
import { readApprovedText } from '../articles/publishedArticle.service.ts';
import { findConnections } from '../connections/connection.service.ts';
import { findPublicationsByArticle } from '../publications/publications.service.ts';
import { formatLateness, getLatenessSeconds, getDeliveryOutcome } from './delivery.model.ts';
import {
  claimScheduledItem,
  findPublishingScheduledItem,
  renewScheduledItemLease,
  settleScheduledItem,
  settlePublishingScheduledItem,
} from './delivery.repository.ts';
import { sendToPlatform } from './sendToPlatform.ts';
import { planDelivery, type DeliveryPlan } from './targets.model.ts';

const noPlanReason = 'Your plan was not active when this was due. Renew it, then save the item again.';
const deletedReason = 'The article was deleted. Restore it, then choose a new date.';

const createDedupeKey = (item: ScheduledItemRow, what: string): string =>
  `${what}:${item.id}:${item.publishAt?.getTime() ?? 0}`;

const failDelivery = async (
  deps: Deps,
  item: ScheduledItemRow,
  { title }: ArticleRow,
  reason: string,
): Promise<void> => {
  const settled = await settleScheduledItem(deps.db, item, {
    deliveryState: 'failed',
    deliveryError: reason,
  });
  if (settled)
    await notify(deps, item.ownerId, {
      kind: 'delivery-failed',
      text: `“${title}” was not published. ${reason}`,
      href: paths.contentPlanner,
      dedupeKey: createDedupeKey(item, 'failed'),
    });
};

const notifyMissed = (
  deps: Deps,
  item: ScheduledItemRow,
  { id, title }: ArticleRow,
  needsReview: boolean,
  reason: string | null,
): Promise<void> =>
  notifyByMail(deps, item.ownerId, {
    kind: needsReview ? 'needs-review-missed' : 'delivery-missed',
    text: `“${title}” was not published${needsReview ? '' : ' by itself'}. ${reason ?? ''}`,
    href: paths.article(id),
    dedupeKey: createDedupeKey(item, 'missed'),
  });

const notifyDelivered = async (
  deps: Deps,
  item: ScheduledItemRow,
  title: string,
  live: readonly Platform[],
): Promise<void> => {
  if (live.length === 0) return;
  const late = formatLateness(item.latenessSeconds ?? 0);
  const names = live.map((platform) => platformLabels[platform]).join(' and ');
  await notify(deps, item.ownerId, {
    kind: 'delivered',
    text: `“${title}” is live on ${names}${late ? `, ${late} late because the service was not running` : ''}.`,
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
  const all = await findPublicationsByArticle(db, item.ownerId, [item.articleId]);
  const title = (await findArticle(db, item.ownerId, item.articleId))?.title ?? 'A deleted article';
  const rows = all.filter((row) =>
    targets ? targets.includes(row.platform) : row.scheduledItemId === item.id,
  );
  const outcome = getDeliveryOutcome(rows);
  const isDelivered = outcome.deliveryState === 'delivered';
  if (!(await settle({ ...outcome, ...(isDelivered && { status: 'published' }), updatedAt: clock.now() })))
    return;
  const live = rows.filter(({ state }) => state === 'live').map(({ platform }) => platform);
  if (outcome.deliveryState !== 'publishing') await notifyDelivered(deps, item, title, live);
  if (outcome.deliveryState === 'failed' && outcome.deliveryError)
    await notify(deps, item.ownerId, {
      kind: 'delivery-failed',
      text: `“${title}” was not published to every site. ${outcome.deliveryError}`,
      href: paths.article(item.articleId),
      dedupeKey: createDedupeKey(item, 'failed'),
    });
};

const missDelivery = async (
  deps: Deps,
  item: ScheduledItemRow,
  article: ArticleRow,
  { reason, needsReview }: DeliveryPlan,
): Promise<void> => {
  if (await settleScheduledItem(deps.db, item, { deliveryState: 'missed', deliveryError: reason }))
    await notifyMissed(deps, item, article, needsReview, reason);
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
  await saveDeliveryOutcome(deps, item, plan.send, (change) => settleScheduledItem(db, item, change));
  if (plan.reason) await notifyMissed(deps, item, article, plan.needsReview, plan.reason);
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
