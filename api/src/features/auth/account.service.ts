import type { Database } from '../../database/database.ts';
import { deleteUser, findUser, updateUserRow, type NewUser, type User } from './user.repository.ts';

export type Account = User;
export type AccountChange = Partial<NewUser>;

export const findAccount = (db: Database, userId: string): Promise<Account | null> => findUser(db, userId);

/** Null when the account no longer exists. */
export const updateAccount = (db: Database, userId: string, change: AccountChange): Promise<Account | null> =>
  updateUserRow(db, userId, change);

export const hasVerifiedEmail = async (db: Database, userId: string): Promise<boolean> =>
  Boolean((await findUser(db, userId))?.emailVerifiedAt);

/** Deletes the account and everything it owns. */
export const deleteAccountRow = (db: Database, userId: string): Promise<void> => deleteUser(db, userId);

/** IANA name; UTC when the account has none. */
export const readTimeZone = async (db: Database, userId: string): Promise<string> =>
  (await findUser(db, userId))?.timeZone ?? 'UTC';
