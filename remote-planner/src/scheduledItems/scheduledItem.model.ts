import { plannedDelivery } from '@rankwright/contracts/limits';
import type { ScheduledItem, ScheduledItemInput } from '@rankwright/contracts/planner';

/** `7AM–8AM UTC`: when an item without a time is delivered. */
export const deliveryWindow = `${plannedDelivery.fromHourUtc}AM–${plannedDelivery.toHourUtc}AM UTC`;

/** `09:00`, with its zone unless it is the given one of the account; empty for an item without a time. */
export const formatScheduledTime = ({ scheduledTime, timeZone }: ScheduledItem, accountZone = ''): string => {
  if (!scheduledTime) return '';
  return timeZone === accountZone ? scheduledTime : `${scheduledTime} ${timeZone}`;
};

/** The time as in `formatScheduledTime`, or the window in which an item without one will be sent. */
export const formatDeliveryTime = (item: ScheduledItem, accountZone: string): string => {
  const isWaiting = item.scheduledDate && item.status !== 'published' && item.publications.length === 0;
  return formatScheduledTime(item, accountZone) || (isWaiting ? deliveryWindow : '');
};

/** `900 words · difficulty 7`; the type where it says more than “Article”. */
export const formatFacts = ({ volume, difficulty, type }: ScheduledItem): string =>
  [`${volume} words`, `difficulty ${difficulty}`, ...(type === 'Article' ? [] : [type])].join(' · ');

/** True when a deleted item can be created again: nothing was delivered and its date is not past. */
export const canRestore = (
  { delivery, publications, scheduledDate }: ScheduledItem,
  today: string,
): boolean =>
  publications.length === 0 &&
  (!delivery || delivery.state === 'none' || delivery.state === 'waiting') &&
  (scheduledDate === null || scheduledDate >= today);

/** The user's fields of an item, as input to create it again. */
export const getScheduledItemInput = (item: ScheduledItem): ScheduledItemInput => ({
  title: item.title,
  scheduledDate: item.scheduledDate,
  scheduledTime: item.scheduledTime,
  status: item.status,
  volume: item.volume,
  difficulty: item.difficulty,
  type: item.type,
  content: item.content,
  articleId: item.articleId,
  platforms: item.platforms,
  keywords: item.keywords,
});

/** First title of a keyword's article: `rose pruning` → `Rose pruning`. */
export const formatTitle = (keyword: string): string => keyword.charAt(0).toUpperCase() + keyword.slice(1);
