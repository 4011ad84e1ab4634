import type { EndpointSchemas } from '@rankwright/contracts/http';
import type * as endpoints from '@rankwright/contracts/account';
import { session as rules } from '@rankwright/contracts/limits';
import type { z } from 'zod';
import { hourMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Session } from '../../http/session.ts';
import { undoAttempt } from '../../http/attempts.ts';
import { enforceLimit } from '../../http/enforceLimit.ts';
import { getNetwork } from '../../http/getNetwork.ts';
import { isCommonPassword, isContextPassword } from '../../identity/isCommonPassword.ts';
import { hashPassword, verifyPassword } from '../../identity/passwords.ts';
import { verificationLinkJob } from './auth.definition.ts';
import { checkCurrentPassword } from './confirmIdentity.service.ts';
import { isAddressHeld } from './emailToken.repository.ts';
import { endAccess } from './endAccess.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import type { Caller } from '../../http/caller.ts';
import { signInWithSecondFactor } from './secondFactor.service.ts';
import { startSession } from './session.service.ts';
import { signIn } from './signIn.ts';
import { clearLoginAttempts, countLoginAttempt } from './loginThrottle.ts';
import { insertUser, updateUserRow, findUser, findUserByEmail, type User } from './user.repository.ts';

/** Sign-ups per hour and network with an address that is taken: its error must not be a way to list accounts. */
const takenPerHour = 20;

/** 'Ada King Lovelace' → first name 'Ada', last name 'King Lovelace'. */
export const splitName = (displayName: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
};

/** What anyone tries first: common passwords, the product's name, the account's own name and address. */
export const refuseGuessablePassword = async (
  password: string,
  { email = '', displayName = '' }: Partial<Pick<User, 'email' | 'displayName'>> = {},
): Promise<void> => {
  const [local = '', domain = ''] = email.split('@');
  const words = ['rankwright', email, local, domain, domain.split('.')[0] ?? '', displayName];
  if (isContextPassword(password, words) || (await isCommonPassword(password)))
    throw new AppError('PASSWORD_COMMON');
};

const createAccount = async (
  deps: Deps,
  input: z.output<EndpointSchemas<typeof endpoints.registerAccount>['body']>,
): Promise<User | null> => {
  const { email, password, displayName, timeZone = 'UTC' } = input;
  const now = deps.clock.now();
  if (await isAddressHeld(deps.db, email, now)) return null;
  return insertUser(deps.db, {
    uid: deps.ids.uuid(),
    email,
    passwordHash: await hashPassword(password),
    displayName,
    ...splitName(displayName),
    timeZone,
    createdAt: now,
    updatedAt: now,
  });
};

export const registerAccount = async (
  deps: Deps,
  input: z.output<EndpointSchemas<typeof endpoints.registerAccount>['body']>,
  caller: Caller,
) => {
  await refuseGuessablePassword(input.password, input);
  const key = `sign-up:${getNetwork(caller.address)}`;
  await enforceLimit(deps, { key, max: takenPerHour, windowMs: hourMs });
  const user = await createAccount(deps, input);
  if (!user) throw new AppError('EMAIL_TAKEN');
  await undoAttempt(deps.db, key);
  await deps.queue.send(verificationLinkJob, { userId: user.uid, email: user.email });
  return signIn(deps, deps.db, user.uid, caller, 'signed-up');
};

const checkPassword = async (deps: Deps, email: string, password: string, address: string): Promise<User> => {
  const { db } = deps;
  await countLoginAttempt(deps, email, address);
  const user = await findUserByEmail(db, email);
  const matches = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !matches) throw new AppError('INVALID_CREDENTIALS');
  await clearLoginAttempts(db, email, address);
  return user;
};

export const logIn = async (deps: Deps, input: { email: string; password: string }, caller: Caller) => {
  const user = await checkPassword(deps, input.email, input.password, caller.address);
  return signInWithSecondFactor(deps, user.uid, caller);
};

const validatePasswordChange = async (user: User, current: string, next: string): Promise<void> => {
  if (next.length < rules.passwordMinimum) throw new AppError('PASSWORD_TOO_SHORT');
  if (next === current) throw new AppError('PASSWORD_UNCHANGED');
  await refuseGuessablePassword(next, user);
};

/** Sets the password and starts a new session. Returns its token. */
const setPassword = (deps: Deps, uid: string, passwordHash: string, caller: Caller): Promise<string> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await updateUserRow(tx, uid, { passwordHash, passwordChangedAt: now, updatedAt: now });
    await endAccess(tx, 'password-changed', { ownerId: uid, now });
    await recordSecurityEvent(deps, tx, uid, 'password-changed', caller);
    return startSession(deps, tx, uid, caller.userAgent);
  });

/** Changes the password and ends all other sessions. Returns the token of the new session. */
export const updatePassword = async (
  deps: Deps,
  session: Session,
  input: { currentPassword: string; newPassword: string },
  caller: Caller,
): Promise<string> => {
  const user = await findUser(deps.db, session.userId);
  if (!user) throw new AppError('SESSION_EXPIRED');
  await checkCurrentPassword(deps, user, input.currentPassword, caller);
  await validatePasswordChange(user, input.currentPassword, input.newPassword);
  return setPassword(deps, user.uid, await hashPassword(input.newPassword), caller);
};

/** Ends all sessions of the account, this one included. */
export const endAllSessions = (deps: Deps, userId: string, caller: Caller): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await endAccess(tx, 'signed-out-everywhere', { ownerId: userId, now: deps.clock.now() });
    await recordSecurityEvent(deps, tx, userId, 'signed-out-everywhere', caller);
  });
