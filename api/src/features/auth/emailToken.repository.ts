import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { emailTokens } from '../../database/schema/accounts.ts';

type Purpose = (typeof emailTokens.$inferSelect)['purpose'];

export const insertEmailToken = async (db: Database, row: typeof emailTokens.$inferInsert): Promise<void> => {
  await db.insert(emailTokens).values(row);
};

/** Deletes the token and returns it: it works once. Null when it is unknown or expired. */
export const consumeEmailToken = async (db: Database, tokenHash: string, purpose: Purpose, now: Date) => {
  const [row] = await db
    .delete(emailTokens)
    .where(and(eq(emailTokens.tokenHash, tokenHash), eq(emailTokens.purpose, purpose)))
    .returning();
  return row && row.expiresAt > now ? row : null;
};

export const deleteEmailTokens = async (
  db: Database,
  ownerId: string,
  purpose: Purpose,
  since = new Date(0),
): Promise<void> => {
  const isOwned = and(eq(emailTokens.ownerId, ownerId), eq(emailTokens.purpose, purpose));
  await db.delete(emailTokens).where(and(isOwned, gte(emailTokens.createdAt, since)));
};

/** Whether an account that had this address can still have it back. */
export const isAddressHeld = async (db: Database, email: string, now: Date): Promise<boolean> => {
  const [row] = await db
    .select({ ownerId: emailTokens.ownerId })
    .from(emailTokens)
    .where(
      and(
        eq(emailTokens.purpose, 'undo'),
        eq(sql`lower(${emailTokens.email})`, email.toLowerCase()),
        gt(emailTokens.expiresAt, now),
      ),
    )
    .limit(1);
  return row !== undefined;
};

export const deleteExpiredEmailTokens = async (db: Database, now: Date): Promise<void> => {
  await db.delete(emailTokens).where(lt(emailTokens.expiresAt, now));
};
