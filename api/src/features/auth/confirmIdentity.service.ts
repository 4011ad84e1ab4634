import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Session } from '../../http/session.ts';
import { verifyPassword } from '../../identity/passwords.ts';
import { clearLoginAttempts, countLoginAttempt } from './loginThrottle.ts';
import type { Caller } from '../../http/caller.ts';
import { findSessionStart } from './session.repository.ts';
import { findUser, type User } from './user.repository.ts';

const freshMs = 10 * 60_000;

export const checkCurrentPassword = async (
  deps: Deps,
  user: User,
  password: string,
  caller: Caller,
): Promise<void> => {
  await countLoginAttempt(deps, user.email, caller.address);
  if (!(await verifyPassword(user.passwordHash, password))) throw new AppError('CURRENT_PASSWORD_INCORRECT');
  await clearLoginAttempts(deps.db, user.email, caller.address);
};

/**
 * Before something that cannot be undone: a stolen token alone is not enough. Asks for the password, or for a sign-in
 * within the last ten minutes where the account has none.
 */
export const confirmIdentity = async (
  deps: Deps,
  session: Session,
  password: string | undefined,
  caller: Caller,
): Promise<User> => {
  const user = await findUser(deps.db, session.userId);
  if (!user) throw new AppError('SESSION_EXPIRED');
  if (user.passwordHash !== null) await checkCurrentPassword(deps, user, password ?? '', caller);
  else {
    const startedAt = await findSessionStart(deps.db, session.sessionId);
    if (!startedAt || deps.clock.now().getTime() - startedAt.getTime() > freshMs)
      throw new AppError('SIGN_IN_AGAIN');
  }
  return user;
};
