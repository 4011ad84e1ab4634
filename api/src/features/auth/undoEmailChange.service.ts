import type { z } from 'zod';
import { addMs, dayMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Caller } from '../../http/caller.ts';
import { hashToken } from '../../identity/hashToken.ts';
import { createUndoContext } from '../../secrets/contexts.ts';
import { changedEmailJob, noticeJob, resetLinkJob } from './auth.definition.ts';
import { createChangedBackMail, createChangedEmailMail } from './authMail.ts';
import { consumeEmailToken, insertEmailToken } from './emailToken.repository.ts';
import { endAccess } from './endAccess.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import { findUser, findUserByEmail, updateUserRow, type User } from './user.repository.ts';

const lifetimeMs = 7 * dayMs;

export const refuseTakenAddress = async (tx: Database, userId: string, email: string): Promise<void> => {
  const owner = await findUserByEmail(tx, email);
  if (owner && owner.uid !== userId) throw new AppError('EMAIL_TAKEN');
};

/** Tells the former address that the account has another one, with a link that gives it back. */
export const offerUndo = async (deps: Deps, tx: Database, user: User, next: string): Promise<void> => {
  const { uid: ownerId, email } = user;
  const token = deps.ids.token();
  const now = deps.clock.now();
  const expiresAt = addMs(now, lifetimeMs);
  await insertEmailToken(tx, {
    ...{ tokenHash: hashToken(token), ownerId, email, expiresAt, createdAt: now },
    purpose: 'undo',
  });
  const sealed = deps.secrets.seal(token, createUndoContext(email));
  await deps.queue.send(changedEmailJob, { to: email, next, token: sealed }, { tx });
};

export const sendChangedEmailNotice = (
  { env, mail, secrets }: Deps,
  { to, next, token }: z.output<typeof changedEmailJob.schema>,
): Promise<void> =>
  mail.send(createChangedEmailMail(env.PUBLIC_URL, to, next, secrets.open(token, createUndoContext(to))));

/**
 * Gives the account its former address back, with the token mailed to that address. Anyone who changed the address knew
 * the password or had a fresh session: both end, and a reset link is the way in.
 */
export const undoEmailChange = (deps: Deps, token: string, caller: Caller): Promise<string> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const row = await consumeEmailToken(tx, hashToken(token), 'undo', now);
    const user = row && (await findUser(tx, row.ownerId));
    if (!row || !user) throw new AppError('UNDO_LINK_INVALID');
    const { email } = row;
    await refuseTakenAddress(tx, user.uid, email);
    await endAccess(tx, 'email-change-undone', { ownerId: user.uid, now, since: row.createdAt });
    await updateUserRow(tx, user.uid, { email, emailVerifiedAt: now, updatedAt: now });
    await recordSecurityEvent(deps, tx, user.uid, 'email-change-undone', caller, email);
    await deps.queue.send(noticeJob, createChangedBackMail(deps.env.PUBLIC_URL, user.email, email), { tx });
    await deps.queue.send(resetLinkJob, { email }, { tx });
    return email;
  });
