import { platforms, type Platform } from '@rankwright/contracts/limits';
import type { ConnectionRow } from '../connections/connection.repository.ts';
import type { ItemRow } from '../planner/item.repository.ts';
import type { PublicationRow } from '../publishing/publication.repository.ts';

/** What "go live" is called there. */
export const liveStatus: Record<Platform, string> = {
  wordpress: 'publish',
  wix: 'PUBLISHED',
  shopify: 'published',
  webflow: 'published',
};

/** Where an item goes: the platforms ticked on it, else every connected one with auto-publish on. */
export const targetsOf = (
  item: Pick<ItemRow, 'platforms'>,
  connections: readonly Pick<ConnectionRow, 'platform' | 'status' | 'autoPublish'>[],
): Platform[] => {
  const ticked = platforms.filter((platform) => item.platforms?.[platform]);
  if (ticked.length > 0) return ticked;
  const open = connections.filter(({ status, autoPublish }) => status === 'connected' && autoPublish);
  return platforms.filter((platform) => open.some((row) => row.platform === platform));
};

export interface Outcome {
  deliveryState: 'publishing' | 'delivered' | 'failed';
  deliveryError: string | null;
}

/** What the publications of an item say about the item. */
export const outcomeOf = (rows: readonly Pick<PublicationRow, 'state' | 'lastError'>[]): Outcome => {
  if (rows.some(({ state }) => state !== 'live' && state !== 'failed'))
    return { deliveryState: 'publishing', deliveryError: null };
  const failed = rows.filter(({ state }) => state === 'failed');
  return failed.length === 0
    ? { deliveryState: 'delivered', deliveryError: null }
    : { deliveryState: 'failed', deliveryError: failed[0]?.lastError ?? null };
};

/** Seconds between when it was due and when the work began. */
export const latenessOf = (publishAt: Date | null, now: Date): number =>
  publishAt ? Math.max(0, Math.floor((now.getTime() - publishAt.getTime()) / 1_000)) : 0;

const notableSeconds = 15 * 60;

/** `2 hours`; null when nobody needs to hear of it. */
export const latenessInWords = (seconds: number): string | null => {
  if (seconds < notableSeconds) return null;
  const [count, unit] =
    seconds < 5_400 ? [Math.round(seconds / 60), 'minute'] : [Math.round(seconds / 3_600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/** A worker tries this often to have a missing text written. */
const maxGenerations = 5;
const minuteMs = 60_000;

/** When a text that could not be written is tried again; null: never. */
export const nextGeneration = (attempts: number, now: Date): Date | null =>
  attempts >= maxGenerations ? null : new Date(now.getTime() + minuteMs * 2 ** attempts);
