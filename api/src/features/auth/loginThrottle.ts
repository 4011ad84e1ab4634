import { inArray, sql } from 'drizzle-orm';
import { addMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { loginThrottle } from '../../database/schema/accounts.ts';
import { AppError } from '../../http/AppError.ts';

const windowMs = 15 * 60_000;
const limits = { account: 10, address: 100 };

const createThrottleKeys = (email: string, address: string) => ({
  account: `account:${email.toLowerCase()}`,
  address: `address:${address}`,
});

/** Throws LOGIN_THROTTLED when the account or the IP address has failed too often within 15 minutes. */
export const assertNotThrottled = async (
  db: Database,
  email: string,
  address: string,
  now: Date,
): Promise<void> => {
  const keys = createThrottleKeys(email, address);
  const rows = await db
    .select()
    .from(loginThrottle)
    .where(inArray(loginThrottle.key, Object.values(keys)));
  const countFailures = (key: string) =>
    rows.find((row) => row.key === key && row.windowEndsAt > now)?.failures ?? 0;
  if (countFailures(keys.account) >= limits.account || countFailures(keys.address) >= limits.address) {
    throw new AppError('LOGIN_THROTTLED');
  }
};

export const recordLoginFailure = async (
  db: Database,
  email: string,
  address: string,
  now: Date,
): Promise<void> => {
  const windowEndsAt = addMs(now, windowMs);
  const expired = sql`${loginThrottle.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  await db
    .insert(loginThrottle)
    .values(
      Object.values(createThrottleKeys(email, address)).map((key) => ({ key, failures: 1, windowEndsAt })),
    )
    .onConflictDoUpdate({
      target: loginThrottle.key,
      set: {
        failures: sql`case when ${expired} then 1 else ${loginThrottle.failures} + 1 end`,
        windowEndsAt: sql`case when ${expired} then excluded.window_ends_at else ${loginThrottle.windowEndsAt} end`,
      },
    });
};

export const clearLoginFailures = async (db: Database, email: string): Promise<void> => {
  await db.delete(loginThrottle).where(inArray(loginThrottle.key, [createThrottleKeys(email, '').account]));
};
