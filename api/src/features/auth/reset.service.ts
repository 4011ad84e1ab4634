import { emailPattern } from '@rankwright/contracts/limits';
import { addMs, dayMs, hourMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { enforceLimit } from '../../http/enforceLimit.ts';
import { getNetwork } from '../../http/getNetwork.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { resetLinkJob } from './auth.definition.ts';
import { refuseGuessablePassword } from './auth.service.ts';
import { createResetMail } from './authMail.ts';
import { hashToken } from '../../identity/hashToken.ts';
import { insertResetToken, deleteResetTokens, consumeResetToken } from './reset.repository.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import type { Caller } from '../../http/caller.ts';
import { emptyAccount } from './emptyAccount.service.ts';
import { endAccess } from './endAccess.ts';
import { clearAccountAttempts } from './loginThrottle.ts';
import { findUser, findUserByEmail, updateUserRow } from './user.repository.ts';

const lifetimeMs = hourMs;
const requestsPerHour = 60;
/** A reset removes passkeys that were added within this time: anyone who took the account over may have left one. */
const recentMs = 30 * dayMs;

/**
 * Requests a reset link. The same answer in the same time whether or not the address has an account: the job looks it
 * up, and an address that has had enough mail gets no more of it.
 */
export const sendPasswordReset = async (deps: Deps, email: string, caller: Caller): Promise<void> => {
  if (!emailPattern.test(email)) throw new AppError('RESET_EMAIL_INVALID');
  const key = `reset-network:${getNetwork(caller.address)}`;
  if (!deps.env.RATE_OFF) await enforceLimit(deps, { key, max: requestsPerHour, windowMs: hourMs });
  try {
    await deps.mail.check();
  } catch (cause) {
    throw new AppError('RESET_EMAIL_FAILED', { cause });
  }
  await deps.queue.send(resetLinkJob, { email });
};

/** Mails a link that works once, within an hour; it replaces earlier ones, once it has left. */
export const sendResetLink = async (deps: Deps, email: string): Promise<void> => {
  const user = await findUserByEmail(deps.db, email);
  if (!user) return;
  const token = deps.ids.token();
  const now = deps.clock.now();
  await deps.mail.send(createResetMail(deps.env.PUBLIC_URL, user, token));
  await deleteResetTokens(deps.db, user.uid);
  await insertResetToken(deps.db, {
    tokenHash: hashToken(token),
    ownerId: user.uid,
    expiresAt: addMs(now, lifetimeMs),
    createdAt: now,
  });
};

/**
 * Sets the password with the token of a reset link. The link was read in the account's mailbox, which verifies its
 * address.
 */
export const resetPassword = async (
  deps: Deps,
  token: string,
  newPassword: string,
  caller: Caller,
): Promise<void> => {
  await refuseGuessablePassword(newPassword);
  const passwordHash = await hashPassword(newPassword);
  const { email, fileKeys } = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const ownerId = await consumeResetToken(tx, hashToken(token), now);
    const user = ownerId && (await findUser(tx, ownerId));
    if (!user) throw new AppError('RESET_LINK_INVALID');
    await refuseGuessablePassword(newPassword, user);
    await endAccess(tx, 'password-reset', { ownerId: user.uid, now, since: addMs(now, -recentMs) });
    const removed = user.emailVerifiedAt ? [] : await emptyAccount(tx, deps, user, caller);
    await recordSecurityEvent(deps, tx, user.uid, 'password-reset', caller);
    const change = { passwordHash, passwordChangedAt: now, emailVerifiedAt: now, updatedAt: now };
    await updateUserRow(tx, user.uid, change);
    return { email: user.email, fileKeys: removed };
  });
  for (const key of fileKeys) await deps.files.delete(key);
  await clearAccountAttempts(deps.db, email);
};
