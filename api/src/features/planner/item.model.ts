import { createHash } from 'node:crypto';
import { plannedDelivery } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { zonedInstant } from '@rankwright/contracts/zonedTime';
import { publicationOf } from '../publishing/publication.model.ts';
import type { PublicationRow } from '../publishing/publication.repository.ts';
import type { ItemRow } from './item.repository.ts';

const noPlatforms = { wordpress: false, wix: false, shopify: false, webflow: false };
const minuteMs = 60_000;
/** The last minutes of the window stay free, so that what is late by a little is still within it. */
const spreadMinutes = 55;

const minuteOf = (id: string): number =>
  createHash('sha256').update(id).digest().readUInt32BE(0) % spreadMinutes;

/** When an item goes out: at its hour in its zone, else within the delivery window (UTC) of its day, spread by its id. */
export const publishAtOf = (item: {
  id: string;
  scheduledDate: string | null;
  scheduledTime: string | null;
  timeZone: string;
}): Date | null => {
  if (!item.scheduledDate) return null;
  if (item.scheduledTime) return zonedInstant(item.scheduledDate, item.scheduledTime, item.timeZone);
  const windowStart =
    Date.parse(`${item.scheduledDate}T00:00:00Z`) + plannedDelivery.fromHourUtc * 60 * minuteMs;
  return new Date(windowStart + minuteOf(item.id) * minuteMs);
};

/** First day of a month and of the one after it. */
export const monthBounds = (year: number, month: number): [string, string] => {
  const first = (count: number): string =>
    new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
  return [first(0), first(1)];
};

type State = NonNullable<ScheduledItem['delivery']>['state'];
const shownState = (state: ItemRow['deliveryState']): State =>
  state === 'queued' || state === 'publishing' ? 'sending' : state;

/** A row as the wire has it. */
export const itemOf = (row: ItemRow, publications: readonly PublicationRow[]): ScheduledItem => ({
  id: row.id,
  title: row.title,
  scheduledDate: row.scheduledDate,
  scheduledTime: row.scheduledTime,
  timeZone: row.timeZone,
  publishAt: row.publishAt?.toISOString() ?? null,
  status: row.status,
  volume: row.volume,
  difficulty: row.difficulty,
  type: row.type,
  content: row.content || null,
  articleId: row.articleId,
  platforms: row.platforms ?? noPlatforms,
  keywords: row.keywords,
  publications: publications.filter(({ articleId }) => articleId === row.articleId).map(publicationOf),
  delivery: {
    state: shownState(row.deliveryState),
    error: row.deliveryError,
    lateSeconds: row.latenessSeconds,
  },
  updatedAt: row.updatedAt.toISOString(),
});

export const platformChoice = (
  chosen:
    | {
        wordpress?: boolean | undefined;
        wix?: boolean | undefined;
        shopify?: boolean | undefined;
        webflow?: boolean | undefined;
      }
    | undefined,
) => ({
  wordpress: chosen?.wordpress ?? false,
  wix: chosen?.wix ?? false,
  shopify: chosen?.shopify ?? false,
  webflow: chosen?.webflow ?? false,
});
