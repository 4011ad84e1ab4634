import type { googleSignIn } from '@rankwright/contracts/account';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Identity } from '../../identity/idTokens.ts';
import { splitName, type Caller } from './auth.service.ts';
import { startSession } from './session.service.ts';
import { addUser, changeUser, findUserByEmail, findUserByGoogleSub, type User } from './user.repository.ts';

type Input = z.output<typeof googleSignIn.body>;

const identityOf = async (deps: Deps, idToken: string): Promise<Identity> => {
  const check = await deps.identity.idTokens?.check(idToken);
  if (!check?.ok) throw new AppError('GOOGLE_SIGN_IN_FAILED', { cause: check?.reason });
  if (!check.identity.emailVerified) throw new AppError('GOOGLE_EMAIL_UNVERIFIED');
  return check.identity;
};

/** An account with this e-mail is linked only when the provider answers for the address. */
const link = async (deps: Deps, user: User, identity: Identity): Promise<User> => {
  if (!identity.ownsEmail || user.googleSub) throw new AppError('GOOGLE_EMAIL_UNVERIFIED');
  const linked = await changeUser(deps.db, user.uid, {
    googleSub: identity.sub,
    updatedAt: deps.clock.now(),
  });
  return linked ?? user;
};

const firstText = (...texts: (string | null | undefined)[]): string => texts.find(Boolean) ?? '';

const create = (deps: Deps, identity: Identity, input: Input): Promise<User | null> => {
  const now = deps.clock.now();
  const displayName = firstText(identity.name, input.displayName);
  return addUser(deps.db, {
    uid: deps.ids.uuid(),
    email: identity.email,
    googleSub: identity.sub,
    displayName,
    ...splitName(displayName),
    profilePicture: firstText(identity.picture, input.photoURL),
    timeZone: input.timeZone ?? 'UTC',
    createdAt: now,
    updatedAt: now,
  });
};

/** The token alone decides who it is; accounts are found by the provider's `sub`. */
export const signInWithGoogle = async (deps: Deps, input: Input, caller: Caller): Promise<string> => {
  const identity = await identityOf(deps, input.idToken);
  const known = await findUserByGoogleSub(deps.db, identity.sub);
  const sameEmail = known ? null : await findUserByEmail(deps.db, identity.email);
  const user =
    known ?? (sameEmail ? await link(deps, sameEmail, identity) : await create(deps, identity, input));
  if (!user) throw new AppError('GOOGLE_SIGN_IN_FAILED');
  return startSession(deps, deps.db, user.uid, caller.userAgent);
};
