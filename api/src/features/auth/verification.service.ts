import { addMs, dayMs, hourMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { enforceLimit } from '../../http/enforceLimit.ts';
import type { Session } from '../../http/session.ts';
import { noticeJob, verificationLinkJob } from './auth.definition.ts';
import { createChangedEmailMail, createVerificationMail } from './authMail.ts';
import { confirmIdentity } from './confirmIdentity.service.ts';
import { consumeEmailToken, deleteEmailTokens, insertEmailToken } from './emailToken.repository.ts';
import { hashToken } from '../../identity/hashToken.ts';
import { deleteResetTokens } from './reset.repository.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import type { Caller } from '../../http/caller.ts';
import { findUser, findUserByEmail, updateUserRow, type User } from './user.repository.ts';

const lifetimeMs = dayMs;
const linksPerHour = 5;

const countLink = (deps: Deps, userId: string): Promise<void> =>
  enforceLimit(deps, { key: `verification:${userId}`, max: linksPerHour, windowMs: hourMs });

/** Mails a link that verifies the address of the account, or changes it to `email`. */
export const sendVerificationLink = async (deps: Deps, userId: string, email: string): Promise<void> => {
  const owner = await findUserByEmail(deps.db, email);
  // An address of another account gets no link, and whoever asked is not told.
  if (owner && owner.uid !== userId) return;
  if (!(await findUser(deps.db, userId))) return;
  const token = deps.ids.token();
  const now = deps.clock.now();
  await deleteEmailTokens(deps.db, userId);
  await insertEmailToken(deps.db, {
    tokenHash: hashToken(token),
    ownerId: userId,
    email,
    expiresAt: addMs(now, lifetimeMs),
    createdAt: now,
  });
  await deps.mail.send(createVerificationMail(deps.env.PUBLIC_URL, email, token));
};

export const sendVerificationEmail = async (deps: Deps, userId: string): Promise<void> => {
  await countLink(deps, userId);
  const user = await findUser(deps.db, userId);
  if (!user) throw new AppError('SESSION_EXPIRED');
  await deps.queue.send(verificationLinkJob, { userId, email: user.email });
};

export const changeEmail = async (
  deps: Deps,
  session: Session,
  input: { email: string; currentPassword?: string | undefined },
  caller: Caller,
): Promise<void> => {
  await countLink(deps, session.userId);
  await confirmIdentity(deps, session, input.currentPassword, caller);
  await deps.queue.send(verificationLinkJob, { userId: session.userId, email: input.email });
};

const applyAddress = async (tx: Database, deps: Deps, user: User, email: string): Promise<void> => {
  const owner = await findUserByEmail(tx, email);
  if (owner && owner.uid !== user.uid) throw new AppError('EMAIL_TAKEN');
  const now = deps.clock.now();
  await updateUserRow(tx, user.uid, { email, emailVerifiedAt: now, updatedAt: now });
  await deleteEmailTokens(tx, user.uid);
  await deleteResetTokens(tx, user.uid);
};

/** Verifies the address that the link was mailed to; an address other than the account's becomes its address. */
export const verifyEmail = async (deps: Deps, token: string, caller: Caller): Promise<string> => {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const row = await consumeEmailToken(tx, hashToken(token), now);
    const owner = row && (await findUser(tx, row.ownerId));
    if (!row || !owner) throw new AppError('VERIFICATION_LINK_INVALID');
    await applyAddress(tx, deps, owner, row.email);
    const isChange = row.email.toLowerCase() !== owner.email.toLowerCase();
    const kind = isChange ? 'email-changed' : 'email-verified';
    await recordSecurityEvent(deps, tx, owner.uid, kind, caller, row.email);
    if (isChange) {
      const notice = createChangedEmailMail(deps.env.PUBLIC_URL, owner.email, row.email);
      await deps.queue.send(noticeJob, notice, { tx });
    }
    return row.email;
  });
};
