import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { recoveryCodes, totpSecrets } from '../../database/schema/secondFactors.ts';

export const findTotpSecret = async (db: Database, ownerId: string) => {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.ownerId, ownerId));
  return row ?? null;
};

/** Replaces a secret that was not confirmed. False when one was. */
export const saveTotpSecret = async (
  db: Database,
  ownerId: string,
  secret: string,
  createdAt: Date,
): Promise<boolean> => {
  const rows = await db
    .insert(totpSecrets)
    .values({ ownerId, secret, createdAt })
    .onConflictDoUpdate({
      target: totpSecrets.ownerId,
      set: { secret, createdAt, lastStep: 0 },
      setWhere: isNull(totpSecrets.enabledAt),
    })
    .returning({ ownerId: totpSecrets.ownerId });
  return rows.length > 0;
};

/** False when it was on already. */
export const enableTotp = async (
  db: Database,
  ownerId: string,
  lastStep: number,
  enabledAt: Date,
): Promise<boolean> => {
  const rows = await db
    .update(totpSecrets)
    .set({ enabledAt, lastStep })
    .where(and(eq(totpSecrets.ownerId, ownerId), isNull(totpSecrets.enabledAt)))
    .returning({ ownerId: totpSecrets.ownerId });
  return rows.length > 0;
};

/** Accepts a step once. One statement, so that the same code sent twice at the same time is accepted once. */
export const consumeTotpStep = async (db: Database, ownerId: string, step: number): Promise<boolean> => {
  const rows = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(
      and(eq(totpSecrets.ownerId, ownerId), isNotNull(totpSecrets.enabledAt), lt(totpSecrets.lastStep, step)),
    )
    .returning({ ownerId: totpSecrets.ownerId });
  return rows.length > 0;
};

/** Deletes the secret and the recovery codes. False when there was no secret. */
export const deleteTwoFactor = async (db: Database, ownerId: string): Promise<boolean> => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.ownerId, ownerId));
  const rows = await db
    .delete(totpSecrets)
    .where(eq(totpSecrets.ownerId, ownerId))
    .returning({ enabledAt: totpSecrets.enabledAt });
  return rows.some(({ enabledAt }) => enabledAt !== null);
};

export const replaceRecoveryCodes = async (
  db: Database,
  ownerId: string,
  codeHashes: string[],
): Promise<void> => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.ownerId, ownerId));
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ ownerId, codeHash })));
};

/** False when the account has no such code. */
export const consumeRecoveryCode = async (
  db: Database,
  ownerId: string,
  codeHash: string,
): Promise<boolean> => {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.ownerId, ownerId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return rows.length > 0;
};

export const countRecoveryCodes = async (db: Database, ownerId: string): Promise<number> => {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.ownerId, ownerId));
  return row?.left ?? 0;
};
