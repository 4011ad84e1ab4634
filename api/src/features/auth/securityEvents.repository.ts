import type { SecurityEventKind } from '@rankwright/contracts/account';
import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
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

export const hasEventSince = async (
  db: Database,
  ownerId: string,
  kinds: SecurityEventKind[],
  since: Date,
): Promise<boolean> => {
  const isMeant = and(inArray(securityEvents.kind, kinds), gte(securityEvents.createdAt, since));
  const [row] = await db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(and(eq(securityEvents.ownerId, ownerId), isMeant))
    .limit(1);
  return row !== undefined;
};

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
