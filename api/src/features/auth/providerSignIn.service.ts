import type { SecurityEventKind } from '@rankwright/contracts/account';
import type { ErrorCode } from '@rankwright/contracts/errors';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Caller } from '../../http/caller.ts';
import type { Identity } from '../../identity/idTokens.ts';
import { noticeJob } from './auth.definition.ts';
import { splitName } from './auth.service.ts';
import { createProviderLinkedMail } from './authMail.ts';
import { endAccess } from './endAccess.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import { signInWithSecondFactor } from './secondFactor.service.ts';
import { revokeSessions } from './session.repository.ts';
import { findUserByEmail, insertUser, updateUserRow, type NewUser, type User } from './user.repository.ts';

/** An identity as its provider stated it, and how an account keeps it. */
export interface ProvenIdentity {
  identity: Identity;
  /** The provider's name for people. */
  label: string;
  /** Columns that link an account to this identity. */
  link: Partial<NewUser>;
  find: (db: Database) => Promise<User | null>;
  /** Linked to another identity of the same provider. */
  isLinked: (user: User) => boolean;
  linkedKind: SecurityEventKind;
  errors: { failed: ErrorCode; unverified: ErrorCode };
}

/** Fills a new profile; never identifies. */
interface Profile {
  displayName?: string | null | undefined;
  photoURL?: string | null | undefined;
  timeZone?: string | undefined;
}

/** Whoever signed up with an address that is not theirs keeps no way in: no password, session or open link. */
const removeUnverifiedAccess = async (tx: Database, userId: string, now: Date): Promise<void> => {
  await updateUserRow(tx, userId, { passwordHash: null });
  await revokeSessions(tx, userId, {}, now);
};

/** Links an account with the same email address, only if the provider is authoritative for that address. */
const linkAccount = async (deps: Deps, user: User, proven: ProvenIdentity, caller: Caller): Promise<User> => {
  const { identity, label, link, isLinked, linkedKind, errors } = proven;
  if (!identity.ownsEmail || isLinked(user)) throw new AppError(errors.unverified);
  const isUnverified = user.emailVerifiedAt === null;
  const now = deps.clock.now();
  const linked = await deps.db.transaction(async (tx) => {
    await endAccess(tx, 'provider-linked', { ownerId: user.uid, now });
    if (isUnverified) await removeUnverifiedAccess(tx, user.uid, now);
    await recordSecurityEvent(deps, tx, user.uid, linkedKind, caller);
    const change = { ...link, updatedAt: now };
    await deps.queue.send(noticeJob, createProviderLinkedMail(user.email, label, isUnverified), { tx });
    return updateUserRow(tx, user.uid, { ...change, ...(isUnverified && { emailVerifiedAt: now }) });
  });
  return linked ?? user;
};

const firstNonEmpty = (...texts: (string | null | undefined)[]): string => texts.find(Boolean) ?? '';

const createUser = (
  deps: Deps,
  { identity, link }: ProvenIdentity,
  profile: Profile,
): Promise<User | null> => {
  const now = deps.clock.now();
  const displayName = firstNonEmpty(identity.name, profile.displayName);
  return insertUser(deps.db, {
    uid: deps.ids.uuid(),
    email: identity.email,
    emailVerifiedAt: now,
    ...link,
    displayName,
    ...splitName(displayName),
    profilePicture: firstNonEmpty(identity.picture, profile.photoURL),
    timeZone: profile.timeZone ?? 'UTC',
    createdAt: now,
    updatedAt: now,
  });
};

/** Accounts are found by the provider's `sub`; a verified address links an account that exists, or makes a new one. */
export const signInWithIdentity = async (
  deps: Deps,
  proven: ProvenIdentity,
  profile: Profile,
  caller: Caller,
): Promise<string> => {
  const { identity, errors } = proven;
  if (!identity.emailVerified) throw new AppError(errors.unverified);
  const known = await proven.find(deps.db);
  const sameEmail = known ? null : await findUserByEmail(deps.db, identity.email);
  const user =
    known ??
    (sameEmail
      ? await linkAccount(deps, sameEmail, proven, caller)
      : await createUser(deps, proven, profile));
  if (!user) throw new AppError(errors.failed);
  const isNew = !known && !sameEmail;
  return signInWithSecondFactor(deps, user.uid, caller, isNew ? 'signed-up' : 'signed-in');
};
