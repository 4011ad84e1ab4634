import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { whileRenewing } from '../../database/lease.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../attention/notify.ts';
import { connectionsOf } from '../connections/connection.repository.ts';
import type { ItemRow } from '../planner/item.repository.ts';
import { publicationsOf } from '../publishing/publication.repository.ts';
import { latenessInWords, latenessOf, nextGeneration, outcomeOf, targetsOf } from './delivery.model.ts';
import {
  claimItem,
  markArticlePublished,
  publishingItem,
  renewItem,
  settleItem,
  settlePublishing,
} from './delivery.repository.ts';
import { textOf } from './itemText.ts';
import { sendTo } from './sendTo.ts';

const noPlan = 'Your plan had ended when this was due. Renew it, then save the item again.';
const noSite = 'No site was connected with Auto-publish on when this was due.';

const keyOf = (item: ItemRow, what: string): string => `${what}:${item.id}:${item.publishAt?.getTime() ?? 0}`;

const fail = async (deps: Deps, item: ItemRow, reason: string): Promise<void> => {
  const settled = await settleItem(deps.db, item, { deliveryState: 'failed', deliveryError: reason });
  if (settled)
    await notify(deps, item.ownerId, {
      kind: 'delivery-failed',
      text: `“${item.title}” was not published. ${reason}`,
      href: paths.contentPlanner,
      dedupeKey: keyOf(item, 'failed'),
    });
};

const retryLater = async (deps: Deps, item: ItemRow, reason: string): Promise<void> => {
  const nextAttemptAt = nextGeneration(item.deliveryAttempts, deps.clock.now());
  if (!nextAttemptAt) return fail(deps, item, reason);
  await settleItem(deps.db, item, { deliveryState: 'waiting', deliveryError: reason, nextAttemptAt });
};

const announce = async (deps: Deps, item: ItemRow, live: readonly Platform[]): Promise<void> => {
  if (live.length === 0 || !item.articleId) return;
  const late = latenessInWords(item.latenessSeconds ?? 0);
  const names = live.map((platform) => platformLabels[platform]).join(' and ');
  await notify(deps, item.ownerId, {
    kind: 'delivered',
    text: `“${item.title}” is live on ${names}${late ? `, ${late} late because the service was not running` : ''}.`,
    href: paths.article(item.articleId),
    dedupeKey: keyOf(item, 'live'),
  });
};

/** What the publications came to, written to item and article. `settle` says false when somebody else has the say. */
const conclude = async (
  deps: Deps,
  item: ItemRow,
  targets: readonly Platform[] | null,
  settle: (change: Partial<ItemRow>) => Promise<boolean>,
): Promise<void> => {
  const { db, clock } = deps;
  const all = item.articleId ? await publicationsOf(db, item.ownerId, [item.articleId]) : [];
  const rows = all.filter((row) =>
    targets ? targets.includes(row.platform) : row.scheduledItemId === item.id,
  );
  const outcome = outcomeOf(rows);
  const done = outcome.deliveryState === 'delivered';
  if (!(await settle({ ...outcome, ...(done && { status: 'published' }), updatedAt: clock.now() }))) return;
  const live = rows.filter(({ state }) => state === 'live').map(({ platform }) => platform);
  if (item.articleId && live.length > 0)
    await markArticlePublished(db, item.ownerId, item.articleId, clock.now());
  if (outcome.deliveryState !== 'publishing') await announce(deps, item, live);
  if (outcome.deliveryState === 'failed' && outcome.deliveryError)
    await notify(deps, item.ownerId, {
      kind: 'delivery-failed',
      text: `“${item.title}” did not reach every site. ${outcome.deliveryError}`,
      href: item.articleId ? paths.article(item.articleId) : paths.contentPlanner,
      dedupeKey: keyOf(item, 'failed'),
    });
};

const send = async (deps: Deps, item: ItemRow): Promise<void> => {
  const { db } = deps;
  if (!(await deps.payments.isActive(item.ownerId))) return fail(deps, item, noPlan);
  const targets = targetsOf(item, await connectionsOf(db, item.ownerId));
  if (targets.length === 0) {
    await settleItem(db, item, { deliveryState: 'missed', deliveryError: noSite });
    return;
  }
  const text = await textOf(deps, item);
  if (text.kind === 'lost') return;
  if (text.kind === 'missing')
    return text.again ? retryLater(deps, item, text.reason) : fail(deps, item, text.reason);
  await Promise.all(targets.map((platform) => sendTo(deps, item, platform, text.article)));
  const linked = { ...item, articleId: text.article.id };
  await conclude(deps, linked, targets, (change) => settleItem(db, item, change));
};

/** Delivers a queued item. Nothing happens when another worker has it. */
export const deliverItem = async (deps: Deps, id: string): Promise<void> => {
  const { db, clock, env } = deps;
  const item = await claimItem(db, id, env.WORKER_LEASE_MS, clock.now());
  if (!item) return;
  deps.log.info({ item: id, late: latenessOf(item.publishAt, clock.now()) }, 'delivering');
  await whileRenewing(
    env.WORKER_LEASE_MS,
    () => renewItem(db, item, env.WORKER_LEASE_MS),
    () => send(deps, item),
  );
};

/** An item whose publications were tried again: what is it now? */
export const concludeItem = async (deps: Deps, id: string): Promise<void> => {
  const item = await publishingItem(deps.db, id);
  if (item) await conclude(deps, item, null, (change) => settlePublishing(deps.db, id, change));
};
