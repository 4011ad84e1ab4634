import type * as endpoints from '@rankwright/contracts/account';
import type { z } from 'zod';
import { hourMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { countAttempts } from '../../http/attempts.ts';
import type { Identity } from '../../identity/idTokens.ts';
import { noticeJob } from './auth.definition.ts';
import { splitName } from './auth.service.ts';
import { createGoogleLinkedMail } from './authMail.ts';
import { deleteEmailTokens } from './emailToken.repository.ts';
import { hashToken } from './hashToken.ts';
import { deleteResetTokens } from './reset.repository.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import type { Caller } from '../../http/caller.ts';
import { revokeSessions } from './session.repository.ts';
import { signInWithSecondFactor } from './secondFactor.service.ts';
import {
  insertUser,
  updateUserRow,
  findUserByEmail,
  findUserByGoogleSub,
  type User,
} from './user.repository.ts';

type Input = z.output<typeof endpoints.signInWithGoogle.body>;

/** Longer than Google's ID tokens are valid. */
const replayWindowMs = 2 * hourMs;

/** An ID token signs in once: whoever gets hold of it later cannot replay it. */
const refuseReplay = async ({ db, clock }: Deps, idToken: string): Promise<void> => {
  const limit = { key: `id-token:${hashToken(idToken)}`, max: 1, windowMs: replayWindowMs };
  const over = await countAttempts(db, [limit], clock.now());
  if (over.size > 0) throw new AppError('GOOGLE_SIGN_IN_FAILED');
};

const verifyIdToken = async (deps: Deps, idToken: string): Promise<Identity> => {
  const check = await deps.identity.idTokens?.check(idToken);
  if (!check?.ok) throw new AppError('GOOGLE_SIGN_IN_FAILED', { cause: check?.reason });
  if (!check.identity.emailVerified) throw new AppError('GOOGLE_EMAIL_UNVERIFIED');
  await refuseReplay(deps, idToken);
  return check.identity;
};

/** Whoever signed up with an address that is not theirs keeps no way in: no password, session or open link. */
const removeUnverifiedAccess = async (tx: Database, userId: string, now: Date): Promise<void> => {
  await updateUserRow(tx, userId, { passwordHash: null });
  await revokeSessions(tx, userId, {}, now);
  await deleteResetTokens(tx, userId);
  await deleteEmailTokens(tx, userId);
};

/** Links an account with the same email address, only if the provider is authoritative for that address. */
const linkGoogleAccount = async (
  deps: Deps,
  user: User,
  identity: Identity,
  caller: Caller,
): Promise<User> => {
  if (!identity.ownsEmail || user.googleSub) throw new AppError('GOOGLE_EMAIL_UNVERIFIED');
  const isUnverified = user.emailVerifiedAt === null;
  const now = deps.clock.now();
  const linked = await deps.db.transaction(async (tx) => {
    if (isUnverified) await removeUnverifiedAccess(tx, user.uid, now);
    await recordSecurityEvent(deps, tx, user.uid, 'google-linked', caller);
    const change = { googleSub: identity.sub, updatedAt: now };
    await deps.queue.send(noticeJob, createGoogleLinkedMail(user.email, isUnverified), { tx });
    return updateUserRow(tx, user.uid, { ...change, ...(isUnverified && { emailVerifiedAt: now }) });
  });
  return linked ?? user;
};

const firstNonEmpty = (...texts: (string | null | undefined)[]): string => texts.find(Boolean) ?? '';

const createGoogleUser = (deps: Deps, identity: Identity, input: Input): Promise<User | null> => {
  const now = deps.clock.now();
  const displayName = firstNonEmpty(identity.name, input.displayName);
  return insertUser(deps.db, {
    uid: deps.ids.uuid(),
    email: identity.email,
    emailVerifiedAt: now,
    googleSub: identity.sub,
    displayName,
    ...splitName(displayName),
    profilePicture: firstNonEmpty(identity.picture, input.photoURL),
    timeZone: input.timeZone ?? 'UTC',
    createdAt: now,
    updatedAt: now,
  });
};

/**
 * Identifies the user by the ID token alone; other fields are not trusted. Accounts are found by the token's
 * `sub`.
 */
export const signInWithGoogle = async (deps: Deps, input: Input, caller: Caller): Promise<string> => {
  const identity = await verifyIdToken(deps, input.idToken);
  const known = await findUserByGoogleSub(deps.db, identity.sub);
  const sameEmail = known ? null : await findUserByEmail(deps.db, identity.email);
  const user =
    known ??
    (sameEmail
      ? await linkGoogleAccount(deps, sameEmail, identity, caller)
      : await createGoogleUser(deps, identity, input));
  if (!user) throw new AppError('GOOGLE_SIGN_IN_FAILED');
  const isNew = !known && !sameEmail;
  return signInWithSecondFactor(deps, user.uid, caller, isNew ? 'signed-up' : 'signed-in');
};
