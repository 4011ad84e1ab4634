import { eq, inArray, lt, sql } from 'drizzle-orm';
import { addMs } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema/operations.ts';

export interface Limit {
  /** What is limited: a kind and the account, address or network. */
  key: string;
  max: number;
  windowMs: number;
}

/** Keys that are over their limit, with the seconds until they may try again. */
export type ExceededLimits = ReadonlyMap<string, number>;

/**
 * Counts one attempt on every key, in one statement, and returns the keys that are over their limit. Called before
 * anything is checked, so that concurrent attempts, also on other instances, cannot pass a limit.
 */
export const countAttempts = async (db: Database, limits: Limit[], now: Date): Promise<ExceededLimits> => {
  const expired = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .insert(rateLimits)
    .values(
      limits
        .map(({ key, windowMs }) => ({ key, count: 1, windowEndsAt: addMs(now, windowMs) }))
        // Always in the same order: concurrent statements must not wait for each other.
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${expired} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ key: rateLimits.key, count: rateLimits.count, windowEndsAt: rateLimits.windowEndsAt });
  const maximums = new Map(limits.map(({ key, max }) => [key, max]));
  return new Map(
    rows
      .filter(({ key, count }) => count > (maximums.get(key) ?? 0))
      .map(({ key, windowEndsAt }) => [key, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1_000)]),
  );
};

/** Undoes one attempt that turned out to be legitimate. */
export const undoAttempt = async (db: Database, key: string): Promise<void> => {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key));
};

export const clearAttempts = async (db: Database, keys: string[]): Promise<void> => {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys));
};

/** Clears every key that starts with `prefix`. */
export const clearAttemptsByPrefix = async (db: Database, prefix: string): Promise<void> => {
  await db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${prefix})`);
};

export const deleteExpiredWindows = async (db: Database, now: Date): Promise<void> => {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
};
