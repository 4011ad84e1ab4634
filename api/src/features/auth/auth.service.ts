import type { register } from '@rankwright/contracts/account';
import { session as rules } from '@rankwright/contracts/limits';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Session } from '../../http/session.ts';
import { hashPassword, verifyPassword } from '../../identity/passwords.ts';
import { deleteResetTokens } from './reset.repository.ts';
import { revokeSessions } from './session.repository.ts';
import { startSession } from './session.service.ts';
import { clearLoginAttempts, countLoginAttempt } from './loginThrottle.ts';
import { insertUser, updateUserRow, findUser, findUserByEmail, type User } from './user.repository.ts';

/** Where a request comes from. */
export interface Caller {
  address: string;
  userAgent: string;
}

/** 'Ada King Lovelace' → first name 'Ada', last name 'King Lovelace'. */
export const splitName = (displayName: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
};

export const registerAccount = async (deps: Deps, input: z.output<typeof register.body>, caller: Caller) => {
  const { email, password, displayName, timeZone = 'UTC' } = input;
  const now = deps.clock.now();
  const user = await insertUser(deps.db, {
    uid: deps.ids.uuid(),
    email,
    passwordHash: await hashPassword(password),
    displayName,
    ...splitName(displayName),
    timeZone,
    createdAt: now,
    updatedAt: now,
  });
  if (!user) throw new AppError('EMAIL_TAKEN');
  return startSession(deps, deps.db, user.uid, caller.userAgent);
};

const checkPassword = async (deps: Deps, email: string, password: string, address: string): Promise<User> => {
  const { db, clock } = deps;
  await countLoginAttempt(db, email, address, clock.now());
  const user = await findUserByEmail(db, email);
  const matches = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !matches) throw new AppError('INVALID_CREDENTIALS');
  await clearLoginAttempts(db, email, address);
  return user;
};

export const logIn = async (deps: Deps, input: { email: string; password: string }, caller: Caller) => {
  const user = await checkPassword(deps, input.email, input.password, caller.address);
  return startSession(deps, deps.db, user.uid, caller.userAgent);
};

const validatePasswordChange = (current: string, next: string) => {
  if (next.length < rules.passwordMinimum) throw new AppError('PASSWORD_TOO_SHORT');
  if (next === current) throw new AppError('PASSWORD_UNCHANGED');
};

/** Sets the password, ends all sessions and reset links and starts a new session. Returns its token. */
const setPassword = (deps: Deps, uid: string, passwordHash: string, userAgent: string): Promise<string> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await updateUserRow(tx, uid, { passwordHash, passwordChangedAt: now, updatedAt: now });
    await revokeSessions(tx, uid, {}, now);
    await deleteResetTokens(tx, uid);
    return startSession(deps, tx, uid, userAgent);
  });

/** Changes the password and ends all other sessions. Returns the token of the new session. */
export const updatePassword = async (
  deps: Deps,
  session: Session,
  input: { currentPassword: string; newPassword: string },
  caller: Caller,
): Promise<string> => {
  const { db, clock } = deps;
  const user = await findUser(db, session.userId);
  if (!user) throw new AppError('SESSION_EXPIRED');
  await countLoginAttempt(db, user.email, caller.address, clock.now());
  if (!(await verifyPassword(user.passwordHash, input.currentPassword)))
    throw new AppError('CURRENT_PASSWORD_INCORRECT');
  await clearLoginAttempts(db, user.email, caller.address);
  validatePasswordChange(input.currentPassword, input.newPassword);
  return setPassword(deps, user.uid, await hashPassword(input.newPassword), caller.userAgent);
};
