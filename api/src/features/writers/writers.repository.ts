import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { writers } from '../../database/schema/writers.ts';

export type WriterRow = typeof writers.$inferSelect;

export const findWriterRow = async (db: Database, ownerId: string): Promise<WriterRow | undefined> => {
  const [row] = await db.select().from(writers).where(eq(writers.ownerId, ownerId));
  return row;
};

export const saveWriterRow = async (db: Database, row: WriterRow): Promise<void> => {
  await db.insert(writers).values(row).onConflictDoUpdate({ target: writers.ownerId, set: row });
};

/** False when the account has no model of its own. */
export const deleteWriterRow = async (db: Database, ownerId: string): Promise<boolean> => {
  const rows = await db
    .delete(writers)
    .where(eq(writers.ownerId, ownerId))
    .returning({ ownerId: writers.ownerId });
  return rows.length > 0;
};
