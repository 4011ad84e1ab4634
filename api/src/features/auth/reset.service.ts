import { emailPattern } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { createHash } from 'node:crypto';
import { addMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { insertResetToken, deleteResetTokens, consumeResetToken } from './reset.repository.ts';
import { revokeSessions } from './session.repository.ts';
import { clearAccountAttempts } from './loginThrottle.ts';
import { updateUserRow, findUserByEmail } from './user.repository.ts';

const lifetimeMs = 60 * 60_000;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const formatResetEmail = (link: string): string =>
  [
    'We received a request to reset the password of your Rankwright account.',
    `Choose a new password within one hour:\n${link}`,
    'If you did not request this, you can ignore this email. Your password stays the same.',
  ].join('\n\n');

/** Emails a reset link that works once, within an hour. */
export const requestPasswordReset = async (deps: Deps, email: string): Promise<void> => {
  if (!emailPattern.test(email)) throw new AppError('RESET_EMAIL_INVALID');
  const user = await findUserByEmail(deps.db, email);
  if (!user) throw new AppError('RESET_ACCOUNT_UNKNOWN');
  const token = deps.ids.token();
  const now = deps.clock.now();
  await insertResetToken(deps.db, {
    tokenHash: hashToken(token),
    ownerId: user.uid,
    expiresAt: addMs(now, lifetimeMs),
    createdAt: now,
  });
  const link = new URL(`${paths.resetPassword}?token=${token}`, deps.env.PUBLIC_URL).href;
  try {
    await deps.mail.send({ to: user.email, subject: 'Choose a new password', text: formatResetEmail(link) });
  } catch (cause) {
    throw new AppError('RESET_EMAIL_FAILED', { cause });
  }
};

/**
 * Sets the password with the token of a reset link. Ends all sessions and invalidates all other reset links.
 */
export const resetPassword = async (deps: Deps, token: string, newPassword: string): Promise<void> => {
  const passwordHash = await hashPassword(newPassword);
  const user = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const ownerId = await consumeResetToken(tx, hashToken(token), now);
    if (!ownerId) throw new AppError('RESET_LINK_INVALID');
    await revokeSessions(tx, ownerId, {}, now);
    await deleteResetTokens(tx, ownerId);
    return updateUserRow(tx, ownerId, { passwordHash, passwordChangedAt: now, updatedAt: now });
  });
  if (user) await clearAccountAttempts(deps.db, user.email);
};
