import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { securityEvents, sessions } from '../../database/schema/accounts.ts';

export type SecurityEventRow = typeof securityEvents.$inferSelect;

export const insertSecurityEvent = async (
  db: Database,
  row: typeof securityEvents.$inferInsert,
): Promise<void> => {
  await db.insert(securityEvents).values(row);
};

export const listSecurityEventRows = (
  db: Database,
  ownerId: string,
  limit: number,
): Promise<SecurityEventRow[]> =>
  db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.ownerId, ownerId))
    .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
    .limit(limit);

/** Whether the account has ever had a session of this browser. */
export const hasUsedDevice = async (db: Database, ownerId: string, userAgent: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.ownerId, ownerId), eq(sessions.userAgent, userAgent)))
    .limit(1);
  return row !== undefined;
};

export const deleteSecurityEventsBefore = async (db: Database, before: Date): Promise<void> => {
  await db.delete(securityEvents).where(lt(securityEvents.createdAt, before));
};
