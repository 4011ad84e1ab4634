import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { passkeys } from '../../database/schema/secondFactors.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const listPasskeyRows = (db: Database, ownerId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.ownerId, ownerId)).orderBy(asc(passkeys.createdAt));

export const findPasskeyByCredential = async (
  db: Database,
  credentialId: string,
): Promise<PasskeyRow | null> => {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
};

/** False when the credential is stored already. */
export const insertPasskey = async (db: Database, row: typeof passkeys.$inferInsert): Promise<boolean> => {
  const rows = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return rows.length > 0;
};

export const updatePasskeyUse = async (
  db: Database,
  id: string,
  use: Pick<PasskeyRow, 'counter' | 'lastUsedAt'>,
): Promise<void> => {
  await db.update(passkeys).set(use).where(eq(passkeys.id, id));
};

/** False when the account has no such passkey. */
export const updatePasskeyName = async (
  db: Database,
  ownerId: string,
  id: string,
  name: string,
): Promise<boolean> => {
  const rows = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.ownerId, ownerId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
};

/** Null when the account has no such passkey. */
export const deletePasskey = async (
  db: Database,
  ownerId: string,
  id: string,
): Promise<PasskeyRow | null> => {
  const [row] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.ownerId, ownerId), eq(passkeys.id, id)))
    .returning();
  return row ?? null;
};

export const hasPasskey = async (db: Database, ownerId: string, id: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(and(eq(passkeys.ownerId, ownerId), eq(passkeys.id, id)));
  return row !== undefined;
};
