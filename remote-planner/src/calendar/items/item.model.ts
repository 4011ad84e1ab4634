import { plannedDelivery } from '@rankwright/contracts/limits';
import type { ScheduledItem, ScheduledItemInput } from '@rankwright/contracts/planner';

/** `7AM–8AM UTC`: when an item without an hour goes out. */
export const deliveryWindow = `${plannedDelivery.fromHourUtc}AM–${plannedDelivery.toHourUtc}AM UTC`;

/** The item's hour with its zone; empty without one. */
export const hourOf = ({ scheduledTime, timeZone }: ScheduledItem): string =>
  scheduledTime ? `${scheduledTime} ${timeZone}` : '';

/** Nothing of it has been sent, and its day has not passed: taken off the plan, it can be put there again. */
export const canReturn = ({ delivery, publications, scheduledDate }: ScheduledItem, today: string): boolean =>
  publications.length === 0 &&
  (!delivery || delivery.state === 'none' || delivery.state === 'waiting') &&
  (scheduledDate === null || scheduledDate >= today);

/** All that a person has said of an item. */
export const inputOfItem = (item: ScheduledItem): ScheduledItemInput => ({
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
