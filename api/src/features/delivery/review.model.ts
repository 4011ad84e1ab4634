import { paths } from '@rankwright/contracts/paths';
import type { NotificationInput } from '../alerts/notify.service.ts';
import { hasText } from '../articles/articleState.model.ts';
import { formatPublishTime } from '../planner/publishTime.model.ts';
import type { ReviewRow } from './review.repository.ts';

const createReviewText = ({ item, article }: ReviewRow, isStartingDraft: boolean): string => {
  const start = `“${article.title}” is scheduled for ${formatPublishTime(item)}`;
  if (!hasText(article))
    return `${start} and has no text. It will not be published until you write and approve it.`;
  return isStartingDraft
    ? `${start}, but its text is an unedited starting draft. It will not be published until you edit and approve it.`
    : `${start} and needs your review. It will not be published until you approve it.`;
};

/** `kind` tells the reminders of one item apart. */
export const createReviewNotification = (
  row: ReviewRow,
  kind: string,
  isStartingDraft: boolean,
): NotificationInput => ({
  kind: 'needs-review',
  text: createReviewText(row, isStartingDraft),
  href: paths.article(row.article.id),
  dedupeKey: `${kind}:${row.item.id}:${row.item.publishAt?.getTime() ?? 0}`,
});

/** A text that will be published by itself, once for each version. */
export const createAnnouncement = ({ item, article }: ReviewRow): NotificationInput => ({
  kind: 'announced',
  text: `Review “${article.title}” before ${formatPublishTime(item)}: it will be published unless you reject it.`,
  href: paths.article(article.id),
  dedupeKey: `announced:${item.id}:${item.publishAt?.getTime() ?? 0}:${article.version}`,
});
