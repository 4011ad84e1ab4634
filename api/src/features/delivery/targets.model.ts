import { platforms, type Platform } from '@rankwright/contracts/limits';
import { dayMs } from '../../clock.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import { getManualReason } from '../connections/connection.model.ts';
import { hasText, isApproved } from '../articles/articleState.model.ts';

type Connection = Pick<ConnectionRow, 'platform' | 'status' | 'mode'>;

export interface Targets {
  /** Platforms that receive approved texts. */
  review: Platform[];
  /** Platforms that receive every announced text, unless it is rejected. */
  automatic: Platform[];
  /** Selected platforms in manual mode: nothing is sent to them by itself. */
  manual: Platform[];
}

/** Where an item is published: its selected platforms, else all connected ones that are not in manual mode. */
export const getTargets = (
  item: Pick<ScheduledItemRow, 'platforms'>,
  connections: readonly Connection[],
): Targets => {
  const selected = platforms.filter((platform) => item.platforms?.[platform]);
  const find = (platform: Platform) => connections.find((row) => row.platform === platform);
  const getMode = (platform: Platform) => find(platform)?.mode ?? 'review';
  const open = platforms.filter(
    (platform) => find(platform)?.status === 'connected' && getMode(platform) !== 'manual',
  );
  const all = selected.length > 0 ? selected : open;
  const filterByMode = (mode: ConnectionRow['mode']) => all.filter((platform) => getMode(platform) === mode);
  return {
    review: filterByMode('review'),
    automatic: filterByMode('automatic'),
    manual: filterByMode('manual'),
  };
};

export type TextFacts = Pick<ArticleRow, 'content' | 'version' | 'approvedVersion' | 'rejectedVersion'> & {
  /** Whether it is an unedited starting draft of the built-in writer. */
  isStartingDraft: boolean;
  /** Whether it was saved while its owner typed: it may be half a sentence. */
  isAutosaved: boolean;
  /** When a writer last produced the text. */
  writtenAt: Date | null;
};

const reviewReason = 'It was not approved in time. Approve it, then publish it or choose a new date.';
const draftReason =
  'It is a starting draft of the built-in writer. Edit it, then publish it or choose a new date.';
const autosavedReason =
  'Its latest changes were saved automatically and not approved. Approve it, then publish it or choose a new date.';
const noTextReason = 'It has no text. Write it, then publish it or choose a new date.';
const rejectedReason = 'You rejected this text. Edit and approve it, then publish it or choose a new date.';
const noSiteReason = 'No connected site was set to publish it. Connect a site or choose where to publish it.';

const getUnapprovedReason = (article: TextFacts): string => {
  if (!hasText(article)) return noTextReason;
  if (article.isStartingDraft) return draftReason;
  if (article.rejectedVersion === article.version) return rejectedReason;
  return article.isAutosaved ? autosavedReason : reviewReason;
};

/** Whether sites in automatic mode may publish the text although nobody approved it. */
const isAutomaticAllowed = (
  { publishAt, announcedAt }: Pick<ScheduledItemRow, 'publishAt' | 'announcedAt'>,
  article: TextFacts,
): boolean =>
  hasText(article) &&
  !article.isStartingDraft &&
  !article.isAutosaved &&
  article.rejectedVersion !== article.version &&
  publishAt !== null &&
  announcedAt !== null &&
  announcedAt.getTime() <= publishAt.getTime() - dayMs &&
  (article.writtenAt === null || article.writtenAt <= announcedAt);

export interface DeliveryPlan {
  send: Platform[];
  /** Why the other platforms, or all, receive nothing; null when every platform does. */
  reason: string | null;
  needsReview: boolean;
}

const getSkippedReason = ([platform]: readonly Platform[]): string | null =>
  platform ? getManualReason(platform) : null;

/** What is sent when the item is due. Text that a writer produced after its announcement needs a review. */
export const planDelivery = (
  item: Pick<ScheduledItemRow, 'platforms' | 'publishAt' | 'announcedAt'>,
  article: TextFacts,
  connections: readonly Connection[],
): DeliveryPlan => {
  const { review, automatic, manual } = getTargets(item, connections);
  const all = [...review, ...automatic];
  if (all.length === 0)
    return { send: [], reason: getSkippedReason(manual) ?? noSiteReason, needsReview: false };
  if (isApproved(article) && hasText(article) && !article.isStartingDraft)
    return { send: all, reason: getSkippedReason(manual), needsReview: false };
  const send = isAutomaticAllowed(item, article) ? automatic : [];
  const isComplete = send.length === all.length;
  return {
    send,
    reason: isComplete ? getSkippedReason(manual) : getUnapprovedReason(article),
    needsReview: !isComplete,
  };
};
