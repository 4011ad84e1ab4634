import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import { AppError } from './AppError.ts';
import { createReadCounter } from './createReadCounter.ts';
import { enforceLimit } from './enforceLimit.ts';
import { getNetwork } from './getNetwork.ts';
import type { Guards } from './session.ts';

const windowMs = 60_000;

/** Rate limits with fixed one-minute windows stored in the database, so that they apply across instances. */
export const createRateLimiter = (env: Env, db: Database, clock: Clock): Guards['limit'] => {
  const limits = { anonymous: env.RATE_ANONYMOUS, writes: env.RATE_WRITES, plan: env.RATE_PLAN };
  const countRead = createReadCounter(env.RATE_READS, clock);
  const countReport = createReadCounter(env.RATE_TELEMETRY, clock);
  const countRejected = createReadCounter(env.RATE_REJECTED, clock);
  const inProcess = {
    reads: countRead,
    telemetry: (caller: string) => countReport(getNetwork(caller)),
    rejected: (caller: string) => countRejected(getNetwork(caller)),
  };
  return async (kind, caller) => {
    if (env.RATE_OFF) return;
    if (kind === 'reads' || kind === 'telemetry' || kind === 'rejected') {
      const retryAfterSeconds = inProcess[kind](caller);
      if (retryAfterSeconds > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
      return;
    }
    const key = `${kind}:${kind === 'anonymous' ? getNetwork(caller) : caller}`;
    await enforceLimit({ db, clock }, { key, max: limits[kind], windowMs });
  };
};
