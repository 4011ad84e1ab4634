import { emailPattern } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { createHash } from 'node:crypto';
import { addMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { addResetToken, dropResetTokens, takeResetToken } from './reset.repository.ts';
import { revokeSessions } from './session.repository.ts';
import { forgetFailures } from './throttle.ts';
import { changeUser, findUserByEmail } from './user.repository.ts';

const lifetimeMs = 60 * 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const letter = (link: string): string =>
  [
    'Someone, hopefully you, asked for a new password for your Rankwright account.',
    `Choose it here within the hour:\n${link}`,
    'If it was not you, nothing needs to be done. Your password stays as it is.',
  ].join('\n\n');

/** Sends a link that works once, for an hour. */
export const requestReset = async (deps: Deps, email: string): Promise<void> => {
  if (!emailPattern.test(email)) throw new AppError('RESET_EMAIL_INVALID');
  const user = await findUserByEmail(deps.db, email);
  if (!user) throw new AppError('RESET_ACCOUNT_UNKNOWN');
  const token = deps.ids.token();
  const now = deps.clock.now();
  await addResetToken(deps.db, {
    tokenHash: hashOf(token),
    ownerId: user.uid,
    expiresAt: addMs(now, lifetimeMs),
    createdAt: now,
  });
  const link = new URL(`${paths.resetPassword}?token=${token}`, deps.env.PUBLIC_URL).href;
  try {
    await deps.mail.send({ to: user.email, subject: 'Choose a new password', text: letter(link) });
  } catch (cause) {
    throw new AppError('RESET_EMAIL_FAILED', { cause });
  }
};

/** Sets the password with the link's token; every session and every other link ends. */
export const resetPassword = async (deps: Deps, token: string, newPassword: string): Promise<void> => {
  const passwordHash = await hashPassword(newPassword);
  const user = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const ownerId = await takeResetToken(tx, hashOf(token), now);
    if (!ownerId) throw new AppError('RESET_LINK_INVALID');
    await revokeSessions(tx, ownerId, {}, now);
    await dropResetTokens(tx, ownerId);
    return changeUser(tx, ownerId, { passwordHash, passwordChangedAt: now, updatedAt: now });
  });
  if (user) await forgetFailures(deps.db, user.email);
};
