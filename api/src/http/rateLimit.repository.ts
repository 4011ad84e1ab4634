import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema/operations.ts';

/** Counts one request in the current window. Returns the window's request count and its end. */
export const countRequest = async (db: Database, key: string, now: Date, windowEndsAt: Date) => {
  const expired = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${expired} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, windowEndsAt: rateLimits.windowEndsAt });
  return row ?? { count: 1, windowEndsAt };
};

export const deleteExpiredWindows = (db: Database, now: Date) =>
  db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
