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
import { emptyAccount } from './emptyAccount.service.ts';
import { endAccess } from './endAccess.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import { signInWithSecondFactor } from './secondFactor.service.ts';
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

const firstNonEmpty = (...texts: (string | null | undefined)[]): string => texts.find(Boolean) ?? '';

/** Of an account that the provider's owner starts. */
const createFields = ({ identity, link }: ProvenIdentity, profile: Profile, now: Date) => {
  const displayName = firstNonEmpty(identity.name, profile.displayName);
  return {
    emailVerifiedAt: now,
    ...link,
    displayName,
    ...splitName(displayName),
    profilePicture: firstNonEmpty(identity.picture, profile.photoURL),
    updatedAt: now,
  };
};

/**
 * Links an account with the same email address, only if the provider is authoritative for that address. An account that
 * nobody had verified starts empty: whoever set it up may not be its owner.
 */
const linkAccount = async (
  deps: Deps,
  user: User,
  proven: ProvenIdentity,
  profile: Profile,
  caller: Caller,
): Promise<User> => {
  const { identity, label, link, isLinked, linkedKind, errors } = proven;
  if (!identity.ownsEmail || isLinked(user)) throw new AppError(errors.unverified);
  const isUnverified = user.emailVerifiedAt === null;
  const now = deps.clock.now();
  const removed = await deps.db.transaction(async (tx) => {
    await endAccess(tx, 'provider-linked', { ownerId: user.uid, now });
    const fileKeys = isUnverified ? await emptyAccount(tx, deps, user, caller) : [];
    await recordSecurityEvent(deps, tx, user.uid, linkedKind, caller);
    await deps.queue.send(noticeJob, createProviderLinkedMail(user.email, label, isUnverified), { tx });
    const change = isUnverified ? createFields(proven, profile, now) : { ...link, updatedAt: now };
    await updateUserRow(tx, user.uid, change);
    return fileKeys;
  });
  for (const key of removed) await deps.files.delete(key);
  return user;
};

const createUser = (deps: Deps, proven: ProvenIdentity, profile: Profile): Promise<User | null> => {
  const now = deps.clock.now();
  return insertUser(deps.db, {
    uid: deps.ids.uuid(),
    email: proven.identity.email,
    ...createFields(proven, profile, now),
    timeZone: profile.timeZone ?? 'UTC',
    createdAt: now,
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
      ? await linkAccount(deps, sameEmail, proven, profile, caller)
      : await createUser(deps, proven, profile));
  if (!user) throw new AppError(errors.failed);
  const isNew = !known && !sameEmail;
  return signInWithSecondFactor(deps, user.uid, caller, isNew ? 'signed-up' : 'signed-in');
};
