import { sql, type SQL } from 'drizzle-orm';

/** The end of a lease that begins now, by the database's clock: machines disagree about the time. */
export const leaseEnd = (ms: number): SQL<Date> => sql<Date>`now() + ${`${ms} milliseconds`}::interval`;

/** Runs `work` and calls `renew` three times per lease until it ends. A renewal that fails is the next one's matter. */
export const whileRenewing = async <T>(
  leaseMs: number,
  renew: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> => {
  const timer = setInterval(() => void renew().catch(() => undefined), leaseMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
};
