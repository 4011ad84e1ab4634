import type { googleSignIn } from '@rankwright/contracts/account';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Identity } from '../../identity/idTokens.ts';
import { splitName, type Caller } from './auth.service.ts';
import { startSession } from './session.service.ts';
import {
  insertUser,
  updateUserRow,
  findUserByEmail,
  findUserByGoogleSub,
  type User,
} from './user.repository.ts';

type Input = z.output<typeof googleSignIn.body>;

const verifyIdToken = async (deps: Deps, idToken: string): Promise<Identity> => {
  const check = await deps.identity.idTokens?.check(idToken);
  if (!check?.ok) throw new AppError('GOOGLE_SIGN_IN_FAILED', { cause: check?.reason });
  if (!check.identity.emailVerified) throw new AppError('GOOGLE_EMAIL_UNVERIFIED');
  return check.identity;
};

/** Links an account with the same email address, only if the provider is authoritative for that address. */
const linkGoogleAccount = async (deps: Deps, user: User, identity: Identity): Promise<User> => {
  if (!identity.ownsEmail || user.googleSub) throw new AppError('GOOGLE_EMAIL_UNVERIFIED');
  const linked = await updateUserRow(deps.db, user.uid, {
    googleSub: identity.sub,
    updatedAt: deps.clock.now(),
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
      ? await linkGoogleAccount(deps, sameEmail, identity)
      : await createGoogleUser(deps, identity, input));
  if (!user) throw new AppError('GOOGLE_SIGN_IN_FAILED');
  return startSession(deps, deps.db, user.uid, caller.userAgent);
};
