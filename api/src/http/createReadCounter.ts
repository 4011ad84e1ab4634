import type { Clock } from '../clock.ts';

const windowMs = 60_000;

/**
 * Counts reads per account in this process: a write to the database per read would cost more than most reads. Returns
 * the seconds until the account may read again: 0 when it may now.
 */
export const createReadCounter = (max: number, clock: Clock): ((account: string) => number) => {
  const counts = new Map<string, number>();
  let windowEndsAt = 0;
  return (account) => {
    const now = clock.now().getTime();
    if (now >= windowEndsAt) {
      counts.clear();
      windowEndsAt = now + windowMs;
    }
    const count = (counts.get(account) ?? 0) + 1;
    counts.set(account, count);
    return count <= max ? 0 : Math.ceil((windowEndsAt - now) / 1_000);
  };
};
