import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { keywords } from '../../database/schema/planner.ts';

export type KeywordRow = typeof keywords.$inferSelect;
export type NewKeyword = typeof keywords.$inferInsert;

const byOwner = (ownerId: string) => and(eq(keywords.ownerId, ownerId), isNull(keywords.deletedAt));

export const listKeywordRows = (db: Database, ownerId: string): Promise<KeywordRow[]> =>
  db
    .select()
    .from(keywords)
    .where(byOwner(ownerId))
    .orderBy(asc(keywords.createdAt), asc(keywords.keyword))
    .limit(5_000);

/** Inserts keywords that are not on the list yet. Returns only the inserted rows. */
export const insertKeywords = (db: Database, rows: NewKeyword[]): Promise<KeywordRow[]> =>
  rows.length === 0
    ? Promise.resolve([])
    : db.insert(keywords).values(rows).onConflictDoNothing().returning();

export const markKeywordDeleted = async (
  db: Database,
  ownerId: string,
  id: string,
  at: Date,
): Promise<boolean> => {
  const rows = await db
    .update(keywords)
    .set({ deletedAt: at })
    .where(and(byOwner(ownerId), eq(keywords.id, id)))
    .returning({ id: keywords.id });
  return rows.length > 0;
};

export type RestoreResult = { kind: 'restored'; row: KeywordRow } | { kind: 'gone' } | { kind: 'taken' };

/**
 * Restores a deleted keyword: `gone` when there is none, `taken` when the same keyword is on the list again.
 */
export const restoreKeywordRow = (db: Database, ownerId: string, id: string): Promise<RestoreResult> =>
  db.transaction(async (tx) => {
    const removed = and(eq(keywords.ownerId, ownerId), eq(keywords.id, id), isNotNull(keywords.deletedAt));
    const [before] = await tx.select().from(keywords).where(removed);
    if (!before) return { kind: 'gone' };
    const same = sql`lower(${keywords.keyword}) = lower(${before.keyword})`;
    const [taken] = await tx
      .select({ id: keywords.id })
      .from(keywords)
      .where(and(byOwner(ownerId), same));
    if (taken) return { kind: 'taken' };
    const [row] = await tx.update(keywords).set({ deletedAt: null }).where(removed).returning();
    return row ? { kind: 'restored', row } : { kind: 'gone' };
  });
