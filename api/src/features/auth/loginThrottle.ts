import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { clearAttempts, clearAttemptsByPrefix, countAttempts, undoAttempt } from '../../http/attempts.ts';
import { getNetwork } from '../../http/getNetwork.ts';

const windowMs = 15 * 60_000;
/** Attempts per window: from one network for one account, for one account from anywhere, from one network. */
const maximums = { caller: 10, account: 100, network: 100 };

const createKeys = (email: string, address: string) => {
  const account = email.toLowerCase();
  const network = getNetwork(address);
  return {
    caller: `login-caller:${account} ${network}`,
    account: `login-account:${account}`,
    network: `login-network:${network}`,
  };
};

/**
 * Counts an attempt before its password is checked. Throws LOGIN_THROTTLED when this network tries too often. Many
 * attempts from anywhere on one account only delay the next ones: strangers cannot lock its owner out.
 */
export const countLoginAttempt = async (
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  email: string,
  address: string,
): Promise<void> => {
  const keys = createKeys(email, address);
  const limits = (['caller', 'account', 'network'] as const).map((kind) => ({
    key: keys[kind],
    max: maximums[kind],
    windowMs,
  }));
  const over = await countAttempts(db, limits, clock.now());
  const retryAfterSeconds = Math.max(over.get(keys.caller) ?? 0, over.get(keys.network) ?? 0);
  if (retryAfterSeconds > 0) throw new AppError('LOGIN_THROTTLED', { retryAfterSeconds });
  if (over.has(keys.account)) await sleep(env.LOGIN_DELAY_MS);
};

/** Forgets the attempts of this caller after a correct password; attempts on other accounts stay counted. */
export const clearLoginAttempts = async (db: Database, email: string, address: string): Promise<void> => {
  const keys = createKeys(email, address);
  await clearAttempts(db, [keys.caller, keys.account]);
  await undoAttempt(db, keys.network);
};

/** Forgets all attempts on the account, from every address. */
export const clearAccountAttempts = async (db: Database, email: string): Promise<void> => {
  const { account, caller } = createKeys(email, '');
  await clearAttempts(db, [account]);
  await clearAttemptsByPrefix(db, caller);
};
