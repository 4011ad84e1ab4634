import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { emailTokens } from '../../database/schema/accounts.ts';

export const insertEmailToken = async (db: Database, row: typeof emailTokens.$inferInsert): Promise<void> => {
  await db.insert(emailTokens).values(row);
};

/** Deletes the token and returns it: it works once. Null when it is unknown or expired. */
export const consumeEmailToken = async (db: Database, tokenHash: string, now: Date) => {
  const [row] = await db.delete(emailTokens).where(eq(emailTokens.tokenHash, tokenHash)).returning();
  return row && row.expiresAt > now ? row : null;
};

export const deleteEmailTokens = async (db: Database, ownerId: string): Promise<void> => {
  await db.delete(emailTokens).where(eq(emailTokens.ownerId, ownerId));
};
