import type { TwoFactorStatus } from '@rankwright/contracts/account';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Caller } from '../../http/caller.ts';
import type { Session } from '../../http/session.ts';
import { createTwoFactorMail } from './authMail.ts';
import { confirmIdentity } from './confirmIdentity.service.ts';
import { endAccess } from './endAccess.ts';
import { queueNotice } from './notice.service.ts';
import { createRecoveryCode, hashRecoveryCode, recoveryCodeCount } from './recoveryCodes.model.ts';
import { withSecondFactor } from './secondFactor.service.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import { createTotpUri, findTotpStep, toBase32 } from './totp.model.ts';
import { openTotpSecret, sealTotpSecret } from './totpSecret.ts';
import {
  countRecoveryCodes,
  enableTotp,
  findTotpSecret,
  replaceRecoveryCodes,
  saveTotpSecret,
} from './twoFactor.repository.ts';

/** As long as the MAC, as RFC 4226 recommends. */
const secretBytes = 20;

export const getTwoFactor = async (db: Database, userId: string): Promise<TwoFactorStatus> => ({
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

const queueChangeNotice = (
  deps: Deps,
  tx: Database,
  userId: string,
  change: Parameters<typeof createTwoFactorMail>[1],
): Promise<void> => queueNotice(deps, tx, userId, (email) => createTwoFactorMail(email, change));

/** Turns it on with a code of the app and returns the recovery codes, which are stored as hashes only. */
export const enableTwoFactor = async (
  deps: Deps,
  { userId, sessionId }: Session,
  code: string,
  caller: Caller,
): Promise<string[]> => {
  const row = await findTotpSecret(deps.db, userId);
  if (!row) throw new AppError('TWO_FACTOR_DISABLED');
  if (row.enabledAt) throw new AppError('TWO_FACTOR_ENABLED');
  const now = deps.clock.now();
  const step = findTotpStep(openTotpSecret(deps.secrets, userId, row.secret), code, now);
  if (step === null) throw new AppError('SECOND_FACTOR_CODE');
  return deps.db.transaction(async (tx) => {
    if (!(await enableTotp(tx, userId, step, now))) throw new AppError('TWO_FACTOR_ENABLED');
    await endAccess(tx, 'two-factor-enabled', { ownerId: userId, now, session: sessionId });
    await recordSecurityEvent(deps, tx, userId, 'two-factor-enabled', caller);
    await queueChangeNotice(deps, tx, userId, 'enabled');
    return saveNewRecoveryCodes(tx, deps, userId);
  });
};

/** The password alone is not enough: it is what two-factor authentication does not trust. */
interface Proof {
  currentPassword?: string | undefined;
  code: string;
}

export const createRecoveryCodes = async (
  deps: Deps,
  session: Session,
  { currentPassword, code }: Proof,
  caller: Caller,
): Promise<string[]> => {
  const { uid } = await confirmIdentity(deps, session, currentPassword, caller);
  return withSecondFactor(deps, uid, code, caller, async (tx) => {
    await recordSecurityEvent(deps, tx, uid, 'recovery-codes-created', caller);
    await queueChangeNotice(deps, tx, uid, 'codes');
    return saveNewRecoveryCodes(tx, deps, uid);
  });
};

export const disableTwoFactor = async (
  deps: Deps,
  session: Session,
  { currentPassword, code }: Proof,
  caller: Caller,
): Promise<void> => {
  const { uid } = await confirmIdentity(deps, session, currentPassword, caller);
  const ending = { ownerId: uid, now: deps.clock.now(), session: session.sessionId };
  await withSecondFactor(deps, uid, code, caller, async (tx) => {
    await endAccess(tx, 'two-factor-disabled', ending);
    await recordSecurityEvent(deps, tx, uid, 'two-factor-disabled', caller);
    await queueChangeNotice(deps, tx, uid, 'disabled');
  });
};
