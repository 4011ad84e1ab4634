import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { keywords } from '../../database/schema/planner.ts';

export type KeywordRow = typeof keywords.$inferSelect;
export type NewKeyword = typeof keywords.$inferInsert;

const mine = (ownerId: string) => and(eq(keywords.ownerId, ownerId), isNull(keywords.deletedAt));

export const listKeywordRows = (db: Database, ownerId: string): Promise<KeywordRow[]> =>
  db
    .select()
    .from(keywords)
    .where(mine(ownerId))
    .orderBy(asc(keywords.createdAt), asc(keywords.keyword))
    .limit(5_000);

/** Adds what is not on the list yet; the result holds only what was added. */
export const addKeywords = (db: Database, rows: NewKeyword[]): Promise<KeywordRow[]> =>
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
    .where(and(mine(ownerId), eq(keywords.id, id)))
    .returning({ id: keywords.id });
  return rows.length > 0;
};

export type Restored = { kind: 'restored'; row: KeywordRow } | { kind: 'gone' } | { kind: 'taken' };

/** Takes a removal back, unless the same keyword is on the list again. */
export const restoreKeywordRow = (db: Database, ownerId: string, id: string): Promise<Restored> =>
  db.transaction(async (tx) => {
    const removed = and(eq(keywords.ownerId, ownerId), eq(keywords.id, id), isNotNull(keywords.deletedAt));
    const [before] = await tx.select().from(keywords).where(removed);
    if (!before) return { kind: 'gone' };
    const same = sql`lower(${keywords.keyword}) = lower(${before.keyword})`;
    const [taken] = await tx
      .select({ id: keywords.id })
      .from(keywords)
      .where(and(mine(ownerId), same));
    if (taken) return { kind: 'taken' };
    const [row] = await tx.update(keywords).set({ deletedAt: null }).where(removed).returning();
    return row ? { kind: 'restored', row } : { kind: 'gone' };
  });
