import { addMs, dayMs, hourMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { notifyByMail } from '../alerts/notify.service.ts';
import { isStartingDraft } from '../articles/approval.service.ts';
import { hasText } from '../articles/articleState.model.ts';
import { findConnections } from '../connections/connection.service.ts';
import { startMissingText } from './missingText.service.ts';
import { createAnnouncement, createReviewNotification } from './review.model.ts';
import {
  findItemsToAnnounce,
  findItemsToReview,
  updateWaitingItem,
  type ReviewRow,
} from './review.repository.ts';
import { getTargets } from './targets.model.ts';

const batch = 200;

const announceReview = async (deps: Deps, row: ReviewRow, kind: string): Promise<void> => {
  const { item, article } = row;
  const { review, automatic } = getTargets(item, await findConnections(deps.db, item.ownerId));
  if (review.length + automatic.length === 0) return;
  const notification = createReviewNotification(row, kind, await isStartingDraft(deps.db, article));
  await notifyByMail(deps, item.ownerId, notification);
};

/** Whether an announced text would be published by itself, so that it does not wait for a review. */
const isAnnounced = async (deps: Deps, { item, article }: ReviewRow): Promise<boolean> => {
  const isText = hasText(article) && !(await isStartingDraft(deps.db, article));
  if (!item.announcedAt || !isText || article.rejectedVersion === article.version) return false;
  return getTargets(item, await findConnections(deps.db, item.ownerId)).review.length === 0;
};

const announceReviews = async (deps: Deps, kind: string, from: Date, until: Date): Promise<void> => {
  for (const row of await findItemsToReview(deps.db, kind, from, until, batch))
    if (!(await isAnnounced(deps, row))) await announceReview(deps, row, kind);
};

/** Starts a missing text for sites in automatic mode; once written, tells the owner a day before it is published. */
const announceAutomatic = async (deps: Deps, row: ReviewRow, readAt: Date): Promise<void> => {
  const { db } = deps;
  const { item, article } = row;
  const { automatic } = getTargets(item, await findConnections(db, item.ownerId));
  if (automatic.length === 0 || !(await deps.payments.isActive(item.ownerId))) return;
  if (!hasText(article)) return startMissingText(deps, row);
  if ((await isStartingDraft(db, article)) || article.rejectedVersion === article.version) return;
  await notifyByMail(deps, item.ownerId, createAnnouncement(row));
  await updateWaitingItem(db, item, { announcedAt: readAt });
};

/** Announces what will be published or needs a review. */
export const announceUpcoming = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now();
  const upcoming = await findItemsToAnnounce(deps.db, now, addMs(now, dayMs), addMs(now, 2 * dayMs), batch);
  for (const row of upcoming) await announceAutomatic(deps, row, now);
  await announceReviews(deps, 'review-day', addMs(now, hourMs), addMs(now, dayMs));
  await announceReviews(deps, 'review-hour', now, addMs(now, hourMs));
};
