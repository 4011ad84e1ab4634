import type { TwoFactorStatus } from '@rankwright/contracts/account';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Caller } from '../../http/caller.ts';
import type { Session } from '../../http/session.ts';
import { noticeJob } from './auth.definition.ts';
import { createTwoFactorMail } from './authMail.ts';
import { deleteChallenges } from './challenge.repository.ts';
import { confirmIdentity } from './confirmIdentity.service.ts';
import { createRecoveryCode, hashRecoveryCode, recoveryCodeCount } from './recoveryCodes.model.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import { createTotpUri, findTotpStep, toBase32 } from './totp.model.ts';
import { openTotpSecret, sealTotpSecret } from './totpSecret.ts';
import {
  countRecoveryCodes,
  deleteTwoFactor,
  enableTotp,
  findTotpSecret,
  replaceRecoveryCodes,
  saveTotpSecret,
} from './twoFactor.repository.ts';
import { findUser } from './user.repository.ts';

/** As long as the MAC, as RFC 4226 recommends. */
const secretBytes = 20;

export const readTwoFactorStatus = async (db: Database, userId: string): Promise<TwoFactorStatus> => ({
  enabledAt: (await findTotpSecret(db, userId))?.enabledAt?.toISOString() ?? null,
  recoveryCodesLeft: await countRecoveryCodes(db, userId),
});

export const setUpTwoFactor = async (
  deps: Deps,
  session: Session,
  password: string | undefined,
  caller: Caller,
): Promise<{ secret: string; uri: string }> => {
  const { uid, email } = await confirmIdentity(deps, session, password, caller);
  const bytes = deps.ids.bytes(secretBytes);
  const sealed = sealTotpSecret(deps.secrets, uid, bytes);
  if (!(await saveTotpSecret(deps.db, uid, sealed, deps.clock.now())))
    throw new AppError('TWO_FACTOR_ENABLED');
  return { secret: toBase32(bytes), uri: createTotpUri(bytes, email) };
};

const saveNewRecoveryCodes = async (tx: Database, deps: Deps, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    createRecoveryCode((count) => deps.ids.bytes(count)),
  );
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode));
  return codes;
};

const notifyChange = async (
  deps: Deps,
  userId: string,
  change: Parameters<typeof createTwoFactorMail>[1],
): Promise<void> => {
  const user = await findUser(deps.db, userId);
  if (user) await deps.queue.send(noticeJob, createTwoFactorMail(user.email, change));
};

/** Turns it on with a code of the app and returns the recovery codes, which are stored as hashes only. */
export const enableTwoFactor = async (
  deps: Deps,
  userId: string,
  code: string,
  caller: Caller,
): Promise<string[]> => {
  const row = await findTotpSecret(deps.db, userId);
  if (!row) throw new AppError('TWO_FACTOR_DISABLED');
  if (row.enabledAt) throw new AppError('TWO_FACTOR_ENABLED');
  const now = deps.clock.now();
  const step = findTotpStep(openTotpSecret(deps.secrets, userId, row.secret), code.replace(/\s/g, ''), now);
  if (step === null) throw new AppError('SECOND_FACTOR_CODE');
  const codes = await deps.db.transaction(async (tx) => {
    if (!(await enableTotp(tx, userId, step, now))) throw new AppError('TWO_FACTOR_ENABLED');
    await recordSecurityEvent(deps, tx, userId, 'two-factor-enabled', caller);
    return saveNewRecoveryCodes(tx, deps, userId);
  });
  await notifyChange(deps, userId, 'enabled');
  return codes;
};

export const createRecoveryCodes = async (
  deps: Deps,
  session: Session,
  password: string | undefined,
  caller: Caller,
): Promise<string[]> => {
  const { uid } = await confirmIdentity(deps, session, password, caller);
  const codes = await deps.db.transaction(async (tx) => {
    if (!(await findTotpSecret(tx, uid))?.enabledAt) throw new AppError('TWO_FACTOR_DISABLED');
    await recordSecurityEvent(deps, tx, uid, 'recovery-codes-created', caller);
    return saveNewRecoveryCodes(tx, deps, uid);
  });
  await notifyChange(deps, uid, 'codes');
  return codes;
};

export const disableTwoFactor = async (
  deps: Deps,
  session: Session,
  password: string | undefined,
  caller: Caller,
): Promise<void> => {
  const { uid } = await confirmIdentity(deps, session, password, caller);
  const wasEnabled = await deps.db.transaction(async (tx) => {
    await deleteChallenges(tx, uid);
    const deleted = await deleteTwoFactor(tx, uid);
    if (deleted) await recordSecurityEvent(deps, tx, uid, 'two-factor-disabled', caller);
    return deleted;
  });
  if (wasEnabled) await notifyChange(deps, uid, 'disabled');
};
