import type { PublicationRow } from '../../database/schema/publications.ts';

export interface DeliveryOutcome {
  deliveryState: 'publishing' | 'delivered' | 'failed';
  deliveryError: string | null;
}

type Attempt = Pick<PublicationRow, 'state' | 'lastError' | 'nextAttemptAt'>;

/** Whether the service still works on it. An unconfirmed publication without a next attempt waits for its owner. */
const isOpen = ({ state, nextAttemptAt }: Attempt): boolean =>
  state === 'waiting' || state === 'sending' || (state === 'unknown' && nextAttemptAt !== null);

/** The delivery state of a scheduled item, from its publications. */
export const getDeliveryOutcome = (rows: readonly Attempt[]): DeliveryOutcome => {
  if (rows.some(isOpen)) return { deliveryState: 'publishing', deliveryError: null };
  const failed = rows.filter(({ state }) => state !== 'live');
  return failed.length === 0
    ? { deliveryState: 'delivered', deliveryError: null }
    : { deliveryState: 'failed', deliveryError: failed[0]?.lastError ?? null };
};

/** Seconds between the due time and `now`. */
export const getLatenessSeconds = (publishAt: Date | null, now: Date): number =>
  publishAt ? Math.max(0, Math.floor((now.getTime() - publishAt.getTime()) / 1_000)) : 0;

const minReportedSeconds = 15 * 60;

/** e.g. `2 hours`; null below 15 minutes. */
export const formatLateness = (seconds: number): string | null => {
  if (seconds < minReportedSeconds) return null;
  const [count, unit] =
    seconds < 5_400 ? [Math.round(seconds / 60), 'minute'] : [Math.round(seconds / 3_600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
