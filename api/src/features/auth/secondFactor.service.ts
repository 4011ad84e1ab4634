import type { SecurityEventKind } from '@rankwright/contracts/account';
import { addMs, hourMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { clearAttempts, countAttempts } from '../../http/attempts.ts';
import type { Caller } from '../../http/caller.ts';
import { getNetwork } from '../../http/getNetwork.ts';
import { createRecoveryCodeUsedMail } from './authMail.ts';
import {
  consumeChallenge,
  deleteExpiredChallenges,
  findChallenge,
  insertChallenge,
} from './challenge.repository.ts';
import { hashToken } from '../../identity/hashToken.ts';
import { queueNotice } from './notice.service.ts';
import { hashRecoveryCode } from './recoveryCodes.model.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import { signIn } from './signIn.ts';
import { findTotpStep } from './totp.model.ts';
import {
  consumeRecoveryCode,
  consumeTotpStep,
  countRecoveryCodes,
  findTotpSecret,
} from './twoFactor.repository.ts';
import { openTotpSecret } from './totpSecret.ts';

export { deleteExpiredChallenges };

const lifetimeMs = 10 * 60_000;
const windowMs = hourMs;
/** Codes an hour. Unlike a password, a code has a million values: here the account is limited, too. */
const maximums = { caller: 10, account: 30 };

/** Signs in, or asks for a code where the account has an authenticator app. Passkeys do not come here. */
export const signInWithSecondFactor = async (
  deps: Deps,
  userId: string,
  caller: Caller,
  kind: Extract<SecurityEventKind, 'signed-up' | 'signed-in'> = 'signed-in',
): Promise<string> => {
  const row = await findTotpSecret(deps.db, userId);
  if (!row?.enabledAt) return signIn(deps, deps.db, userId, caller, kind);
  const challenge = deps.ids.token();
  const now = deps.clock.now();
  await insertChallenge(deps.db, {
    tokenHash: hashToken(challenge),
    kind: 'second-factor',
    ownerId: userId,
    expiresAt: addMs(now, lifetimeMs),
    createdAt: now,
  });
  throw new AppError('SECOND_FACTOR_REQUIRED', { details: { challenge } });
};

const countCode = async ({ db, clock }: Deps, userId: string, caller: Caller): Promise<string[]> => {
  const account = `second-factor:${userId}`;
  const network = `${account} ${getNetwork(caller.address)}`;
  const limits = [
    { key: network, max: maximums.caller, windowMs },
    { key: account, max: maximums.account, windowMs },
  ];
  const over = await countAttempts(db, limits, clock.now());
  const retryAfterSeconds = Math.max(0, ...over.values());
  if (retryAfterSeconds > 0) throw new AppError('LOGIN_THROTTLED', { retryAfterSeconds });
  return [account, network];
};

const acceptTotpCode = async (tx: Database, deps: Deps, userId: string, code: string): Promise<boolean> => {
  const row = await findTotpSecret(tx, userId);
  if (!row?.enabledAt) return false;
  const secret = openTotpSecret(deps.secrets, userId, row.secret);
  const step = findTotpStep(secret, code, deps.clock.now());
  return step !== null && (await consumeTotpStep(tx, userId, step));
};

/** Consumes the code: neither kind is accepted a second time. */
const acceptCode = async (
  tx: Database,
  deps: Deps,
  userId: string,
  code: string,
): Promise<'app' | 'recovery' | null> => {
  if (await acceptTotpCode(tx, deps, userId, code)) return 'app';
  return (await consumeRecoveryCode(tx, userId, hashRecoveryCode(code))) ? 'recovery' : null;
};

const recordRecoveryCodeUse = async (
  tx: Database,
  deps: Deps,
  userId: string,
  caller: Caller,
): Promise<void> => {
  const left = await countRecoveryCodes(tx, userId);
  await recordSecurityEvent(deps, tx, userId, 'recovery-code-used', caller);
  await queueNotice(deps, tx, userId, (email) => createRecoveryCodeUsedMail(email, left));
};

/** Runs `work` in the transaction that uses the code up. Throws SECOND_FACTOR_CODE. */
const withCode = async <T>(
  deps: Deps,
  ownerId: string,
  code: string,
  caller: Caller,
  work: (tx: Database, accepted: 'app' | 'recovery') => Promise<T>,
): Promise<T> => {
  const keys = await countCode(deps, ownerId, caller);
  const done = await deps.db.transaction(async (tx) => {
    const accepted = await acceptCode(tx, deps, ownerId, code);
    return accepted && { result: await work(tx, accepted) };
  });
  if (!done) {
    await recordSecurityEvent(deps, deps.db, ownerId, 'two-factor-failed', caller);
    throw new AppError('SECOND_FACTOR_CODE');
  }
  await clearAttempts(deps.db, keys);
  return done.result;
};

/** For changes to two-factor authentication itself. Throws TWO_FACTOR_DISABLED while it is off. */
export const withSecondFactor = async <T>(
  deps: Deps,
  userId: string,
  code: string,
  caller: Caller,
  work: (tx: Database) => Promise<T>,
): Promise<T> => {
  if (!(await findTotpSecret(deps.db, userId))?.enabledAt) throw new AppError('TWO_FACTOR_DISABLED');
  return withCode(deps, userId, code, caller, work);
};

/** Finishes a sign-in with a code. A wrong code leaves the challenge open for another attempt. */
export const submitLoginCode = async (
  deps: Deps,
  input: { challenge: string; code: string },
  caller: Caller,
): Promise<string> => {
  const tokenHash = hashToken(input.challenge);
  const now = deps.clock.now();
  const ownerId = (await findChallenge(deps.db, tokenHash, 'second-factor', now))?.ownerId;
  if (!ownerId) throw new AppError('SECOND_FACTOR_EXPIRED');
  return withCode(deps, ownerId, input.code, caller, async (tx, accepted) => {
    if (!(await consumeChallenge(tx, tokenHash, 'second-factor', now)))
      throw new AppError('SECOND_FACTOR_EXPIRED');
    if (accepted === 'recovery') await recordRecoveryCodeUse(tx, deps, ownerId, caller);
    return signIn(deps, tx, ownerId, caller, 'signed-in');
  });
};
