import { runAsAccount } from '../workingAccount.ts';
import { sql, type SQL } from 'drizzle-orm';

/** The end of a lease that starts now, by the database's clock, because clocks of machines differ. */
export const getLeaseEnd = (ms: number): SQL<Date> => sql<Date>`now() + ${`${ms} milliseconds`}::interval`;

/**
 * Runs `work` of the account and calls `renew` three times per lease until it ends. If a renewal fails, the next one tries
 * again.
 */
export const withLeaseRenewal = async <T>(
  { account, leaseMs }: { account: string; leaseMs: number },
  renew: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> => {
  const timer = setInterval(() => void renew().catch(() => undefined), leaseMs / 3);
  try {
    return await runAsAccount(account, work);
  } finally {
    clearInterval(timer);
  }
};
