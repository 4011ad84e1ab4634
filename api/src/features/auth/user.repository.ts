import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

const matchesEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

export const findUser = async (db: Database, uid: string): Promise<User | null> => {
  const [row] = await db.select().from(users).where(eq(users.uid, uid));
  return row ?? null;
};

export const findUserByEmail = async (db: Database, email: string): Promise<User | null> => {
  const [row] = await db.select().from(users).where(matchesEmail(email));
  return row ?? null;
};

export const findUserByGoogleSub = async (db: Database, sub: string): Promise<User | null> => {
  const [row] = await db.select().from(users).where(eq(users.googleSub, sub));
  return row ?? null;
};

export const findUserByOidcSub = async (db: Database, issuer: string, sub: string): Promise<User | null> => {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.oidcIssuer, issuer), eq(users.oidcSub, sub)));
  return row ?? null;
};

/** Null when the email address is taken. */
export const insertUser = async (db: Database, user: NewUser): Promise<User | null> => {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row ?? null;
};

export const updateUserRow = async (
  db: Database,
  uid: string,
  change: Partial<NewUser>,
): Promise<User | null> => {
  const [row] = await db.update(users).set(change).where(eq(users.uid, uid)).returning();
  return row ?? null;
};

/** Deletes the account and everything it owns. */
export const deleteUser = async (db: Database, uid: string): Promise<void> => {
  await db.delete(users).where(eq(users.uid, uid));
};
