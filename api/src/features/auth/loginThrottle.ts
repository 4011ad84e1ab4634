import { eq, inArray, or, sql } from 'drizzle-orm';
import { addMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { loginThrottle } from '../../database/schema/accounts.ts';
import { AppError } from '../../http/AppError.ts';

const windowMs = 15 * 60_000;
/** Attempts per window: from one address for one account, for one account from anywhere, from one address. */
const limits = { caller: 10, account: 100, address: 100 };

const createThrottleKeys = (email: string, address: string) => {
  const account = email.toLowerCase();
  return {
    caller: `caller:${account} ${address}`,
    account: `account:${account}`,
    address: `address:${address}`,
  };
};

/** Adds one attempt to each key and returns the counts, in one statement. */
const addAttempt = async (db: Database, keys: string[], now: Date): Promise<Map<string, number>> => {
  const windowEndsAt = addMs(now, windowMs);
  const expired = sql`${loginThrottle.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .insert(loginThrottle)
    .values(keys.map((key) => ({ key, failures: 1, windowEndsAt })))
    .onConflictDoUpdate({
      target: loginThrottle.key,
      set: {
        failures: sql`case when ${expired} then 1 else ${loginThrottle.failures} + 1 end`,
        windowEndsAt: sql`case when ${expired} then excluded.window_ends_at else ${loginThrottle.windowEndsAt} end`,
      },
    })
    .returning({ key: loginThrottle.key, failures: loginThrottle.failures });
  return new Map(rows.map(({ key, failures }) => [key, failures]));
};

/**
 * Counts an attempt before its password is checked, so that concurrent attempts cannot pass the limits. Throws
 * LOGIN_THROTTLED. Limits are per account and address, so that a stranger's guesses do not lock the owner out.
 */
export const countLoginAttempt = async (
  db: Database,
  email: string,
  address: string,
  now: Date,
): Promise<void> => {
  const keys = createThrottleKeys(email, address);
  const counts = await addAttempt(db, Object.values(keys), now);
  const isOver = (kind: keyof typeof limits): boolean => (counts.get(keys[kind]) ?? 0) > limits[kind];
  if (isOver('caller') || isOver('account') || isOver('address')) throw new AppError('LOGIN_THROTTLED');
};

/** Forgets the attempts of this caller after a correct password; attempts on other accounts stay counted. */
export const clearLoginAttempts = async (db: Database, email: string, address: string): Promise<void> => {
  const keys = createThrottleKeys(email, address);
  await db.delete(loginThrottle).where(inArray(loginThrottle.key, [keys.caller, keys.account]));
  await db
    .update(loginThrottle)
    .set({ failures: sql`greatest(${loginThrottle.failures} - 1, 0)` })
    .where(eq(loginThrottle.key, keys.address));
};

/** Forgets all attempts on the account, from every address. */
export const clearAccountAttempts = async (db: Database, email: string): Promise<void> => {
  const { account, caller } = createThrottleKeys(email, '');
  await db
    .delete(loginThrottle)
    .where(or(eq(loginThrottle.key, account), sql`starts_with(${loginThrottle.key}, ${caller})`));
};
