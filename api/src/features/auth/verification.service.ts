import type { z } from 'zod';
import { addMs, dayMs, hourMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { enforceLimit } from '../../http/enforceLimit.ts';
import type { Session } from '../../http/session.ts';
import { verificationLinkJob } from './auth.definition.ts';
import { createVerificationMail } from './authMail.ts';
import { confirmIdentity } from './confirmIdentity.service.ts';
import { consumeEmailToken, deleteEmailTokens, insertEmailToken } from './emailToken.repository.ts';
import { hashToken } from '../../identity/hashToken.ts';
import { endAccess } from './endAccess.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import type { Caller } from '../../http/caller.ts';
import { lockOpenSession } from './session.repository.ts';
import { offerUndo, refuseTakenAddress } from './undoEmailChange.service.ts';
import { findUser, findUserByEmail, updateUserRow } from './user.repository.ts';

export { deleteExpiredEmailTokens } from './emailToken.repository.ts';

type VerificationRequest = z.output<typeof verificationLinkJob.schema>;

const lifetimeMs = dayMs;
const linksPerHour = 5;

const countLink = (deps: Deps, userId: string): Promise<void> =>
  enforceLimit(deps, { key: `verification:${userId}`, max: linksPerHour, windowMs: hourMs });

const createEmailToken = async (
  deps: Deps,
  { userId, email, sessionId }: VerificationRequest,
): Promise<string | null> => {
  const token = deps.ids.token();
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    const owner = await findUserByEmail(tx, email);
    // An address of another account gets no link, and whoever asked is not told.
    if (!user || (owner && owner.uid !== userId)) return null;
    // What was asked for before everything open was ended must not open something afterwards.
    if (!owner && !(sessionId && (await lockOpenSession(tx, sessionId)))) return null;
    await deleteEmailTokens(tx, userId, 'verify');
    await insertEmailToken(tx, {
      tokenHash: hashToken(token),
      ownerId: userId,
      email,
      sessionId: sessionId ?? null,
      expiresAt: addMs(now, lifetimeMs),
      createdAt: now,
    });
    return token;
  });
};

/** Mails a link that verifies the address of the account, or changes it to `email`. */
export const sendVerificationLink = async (deps: Deps, request: VerificationRequest): Promise<void> => {
  const token = await createEmailToken(deps, request);
  if (token) await deps.mail.send(createVerificationMail(deps.env.PUBLIC_URL, request.email, token));
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
  await deps.queue.send(verificationLinkJob, { ...session, email: input.email });
};

/** Verifies the address that the link was mailed to; an address other than the account's becomes its address. */
export const verifyEmail = async (deps: Deps, token: string, caller: Caller): Promise<string> => {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const row = await consumeEmailToken(tx, hashToken(token), 'verify', now);
    const user = row && (await findUser(tx, row.ownerId));
    if (!row || !user) throw new AppError('VERIFICATION_LINK_INVALID');
    const { email } = row;
    await refuseTakenAddress(tx, user.uid, email);
    const isChange = email.toLowerCase() !== user.email.toLowerCase();
    const kind = isChange ? 'email-changed' : 'email-verified';
    await endAccess(tx, kind, { ownerId: user.uid, now, session: row.sessionId ?? undefined });
    await updateUserRow(tx, user.uid, { email, emailVerifiedAt: now, updatedAt: now });
    await recordSecurityEvent(deps, tx, user.uid, kind, caller, email);
    if (isChange) await offerUndo(deps, tx, user, email);
    return email;
  });
};
