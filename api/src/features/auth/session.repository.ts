import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sessions } from '../../database/schema/accounts.ts';

export type SessionRow = typeof sessions.$inferSelect;

export const insertSession = async (db: Database, row: typeof sessions.$inferInsert): Promise<void> => {
  await db.insert(sessions).values(row);
};

/** Returns a function that finds a session. It runs on every request, so its statement is built once. */
export const createSessionFinder = (db: Database) => {
  const statement = db
    .select({ lastSeenAt: sessions.lastSeenAt, revokedAt: sessions.revokedAt })
    .from(sessions)
    .where(and(eq(sessions.id, sql.placeholder('id')), eq(sessions.ownerId, sql.placeholder('ownerId'))))
    // Unnamed: the embedded database and connection poolers share named statements between connections.
    .prepare('');
  return async (id: string, ownerId: string) => {
    const [row] = await statement.execute({ id, ownerId });
    return row ?? null;
  };
};

export const touchSession = async (db: Database, id: string, now: Date): Promise<void> => {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
};

export const listOpenSessions = (db: Database, ownerId: string, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.ownerId, ownerId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100);

/** Revokes the owner's sessions: all, `only` one, or all `except` one. */
export const revokeSessions = async (
  db: Database,
  ownerId: string,
  which: { only?: string; except?: string },
  now: Date,
): Promise<void> => {
  const { only, except } = which;
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.ownerId, ownerId),
        isNull(sessions.revokedAt),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
};

/** When the session was signed in. */
export const findSessionStart = async (db: Database, id: string): Promise<Date | null> => {
  const [row] = await db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, id));
  return row?.createdAt ?? null;
};

/** Whether the session is open; it stays so until the transaction ends. */
export const lockOpenSession = async (tx: Database, id: string): Promise<boolean> => {
  const [row] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
    .for('update');
  return row !== undefined;
};
