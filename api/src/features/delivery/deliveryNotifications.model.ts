import { platformLabels } from '@rankwright/contracts/limits';
import { visibilities, type Visibility } from '@rankwright/contracts/platforms';
import { paths } from '@rankwright/contracts/paths';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { NotificationInput } from '../alerts/notify.service.ts';
import { formatLateness, type DeliveryOutcome } from './delivery.model.ts';
import type { DeliveryPlan } from './targets.model.ts';

const createDedupeKey = (item: ScheduledItemRow, what: string): string =>
  `${what}:${item.id}:${item.publishAt?.getTime() ?? 0}`;

export const createFailedNotification = (
  item: ScheduledItemRow,
  text: string,
  href: string,
): NotificationInput => ({
  kind: 'delivery-failed',
  text,
  href,
  dedupeKey: createDedupeKey(item, 'failed'),
});

export const createMissedNotification = (
  item: ScheduledItemRow,
  { id, title }: ArticleRow,
  { needsReview, reason }: DeliveryPlan,
): NotificationInput => ({
  kind: needsReview ? 'needs-review-missed' : 'delivery-missed',
  text: `“${title}” was not published${needsReview ? '' : ' automatically'}. ${reason ?? ''}`,
  href: paths.article(id),
  dedupeKey: createDedupeKey(item, 'missed'),
});

const phrases: Record<Visibility, string> = {
  public: 'is live',
  protected: 'is password-protected',
  private: 'is private',
  scheduled: 'is scheduled',
  pending: 'waits for review',
  draft: 'is a draft',
  trashed: 'is in the trash',
  unknown: 'is not public',
};

type SentPublication = Pick<PublicationRow, 'platform' | 'visibility'>;

const formatNames = (rows: readonly SentPublication[]): string =>
  rows.map(({ platform }) => platformLabels[platform]).join(' and ');

export const createDeliveredNotification = (
  item: ScheduledItemRow,
  title: string,
  sent: readonly SentPublication[],
): NotificationInput => {
  const late = formatLateness(item.latenessSeconds ?? 0);
  const states = [...new Set(sent.map(({ visibility }) => visibility ?? 'public'))]
    .toSorted((a, b) => visibilities.indexOf(a) - visibilities.indexOf(b))
    .map(
      (state) =>
        `${phrases[state]} on ${formatNames(sent.filter((row) => (row.visibility ?? 'public') === state))}`,
    )
    .join(' and ');
  return {
    kind: 'delivered',
    text: `“${title}” ${states}${late ? `, ${late} late because the service was not running` : ''}.`,
    href: paths.article(item.articleId),
    dedupeKey: createDedupeKey(item, 'live'),
  };
};

/** What the owner is told once nothing is tried again: what is live, and what failed. */
export const createOutcomeNotifications = (
  item: ScheduledItemRow,
  title: string,
  { deliveryState, deliveryError }: DeliveryOutcome,
  live: readonly SentPublication[],
): NotificationInput[] => {
  const where = live.length > 0 ? ' to every site' : '';
  const failedText = `“${title}” was not published${where}. ${deliveryError ?? ''}`;
  return [
    ...(deliveryState !== 'publishing' && live.length > 0
      ? [createDeliveredNotification(item, title, live)]
      : []),
    ...(deliveryState === 'failed' && deliveryError
      ? [createFailedNotification(item, failedText, paths.article(item.articleId))]
      : []),
  ];
};
