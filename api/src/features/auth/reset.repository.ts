import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { passwordResetTokens } from '../../database/schema/accounts.ts';

export const insertResetToken = async (
  db: Database,
  row: typeof passwordResetTokens.$inferInsert,
): Promise<void> => {
  await db.insert(passwordResetTokens).values(row);
};

/**
 * Marks the token as used and returns its owner; null when it is invalid. One statement, so it works only
 * once.
 */
export const consumeResetToken = async (
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<string | null> => {
  const [row] = await db
    .update(passwordResetTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordResetTokens.tokenHash, tokenHash),
        isNull(passwordResetTokens.usedAt),
        gt(passwordResetTokens.expiresAt, now),
      ),
    )
    .returning({ ownerId: passwordResetTokens.ownerId });
  return row?.ownerId ?? null;
};

export const deleteResetTokens = async (db: Database, ownerId: string): Promise<void> => {
  await db.delete(passwordResetTokens).where(eq(passwordResetTokens.ownerId, ownerId));
};
