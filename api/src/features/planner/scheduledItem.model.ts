import { createHash } from 'node:crypto';
import { plannedDelivery } from '@rankwright/contracts/limits';
import { mapListedPlatforms, platforms, type Platform } from '@rankwright/contracts/platforms';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { parseZonedTime } from '@rankwright/contracts/zoneOffset';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import { hasText, listKeywords, toArticleState } from '../articles/articleState.model.ts';
import { toPublication } from '../publications/publication.model.ts';

const noPlatforms = mapListedPlatforms(() => false);
const minuteMs = 60_000;
/** The last minutes of the delivery window stay free, so that slightly late items are still within it. */
const spreadMinutes = 55;

const getSpreadMinute = (id: string): number =>
  createHash('sha256').update(id).digest().readUInt32BE(0) % spreadMinutes;

/**
 * When an item is published: at its time in its time zone, else in the day's delivery window (UTC), spread by
 * id.
 */
export const getPublishAt = (item: {
  id: string;
  scheduledDate: string | null;
  scheduledTime: string | null;
  timeZone: string;
}): Date | null => {
  if (!item.scheduledDate) return null;
  if (item.scheduledTime) return parseZonedTime(item.scheduledDate, item.scheduledTime, item.timeZone);
  const windowStart =
    Date.parse(`${item.scheduledDate}T00:00:00Z`) + plannedDelivery.fromHourUtc * 60 * minuteMs;
  return new Date(windowStart + getSpreadMinute(item.id) * minuteMs);
};

/** The first day of a month (1–12) and of the next one, as `YYYY-MM-DD`. */
export const getMonthBounds = (year: number, month: number): [string, string] => {
  const first = (count: number): string =>
    new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
  return [first(0), first(1)];
};

type DeliveryState = NonNullable<ScheduledItem['delivery']>['state'];
const toDeliveryState = (state: ScheduledItemRow['deliveryState']): DeliveryState =>
  state === 'queued' || state === 'publishing' ? 'sending' : state;

/** The scheduled item as the API returns it. */
export const toScheduledItem = (
  row: ScheduledItemRow,
  article: ArticleRow,
  own: readonly PublicationRow[],
): ScheduledItem => ({
  id: row.id,
  title: article.title,
  scheduledDate: row.scheduledDate,
  scheduledTime: row.scheduledTime,
  timeZone: row.timeZone,
  publishAt: row.publishAt?.toISOString() ?? null,
  status: row.status,
  state: toArticleState(article, row, own),
  hasText: hasText(article),
  volume: row.volume,
  difficulty: row.difficulty,
  type: row.type,
  content: article.content || null,
  articleId: row.articleId,
  platforms: row.platforms ?? noPlatforms,
  keywords: listKeywords(article),
  publications: own.map(toPublication),
  delivery: {
    state: toDeliveryState(row.deliveryState),
    error: row.deliveryError,
    lateSeconds: row.latenessSeconds,
  },
  updatedAt: row.updatedAt.toISOString(),
});

/** Every platform that is always listed, and the others that were selected. */
export const toPlatformChoice = (selected: Partial<Record<Platform, boolean | undefined>> = {}) => ({
  ...noPlatforms,
  ...Object.fromEntries(
    platforms.filter((platform) => selected[platform]).map((platform) => [platform, true]),
  ),
});
