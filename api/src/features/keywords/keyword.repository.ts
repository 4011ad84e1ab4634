import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';
import { articles } from '../../database/schema/articles.ts';
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

export interface KeywordArticle {
  keywordId: string;
  id: string;
  title: string;
}

/** The newest article of each keyword that an article has as its primary keyword, ignoring case. */
export const listKeywordArticles = (db: Database, ownerId: string): Promise<KeywordArticle[]> =>
  db
    .selectDistinctOn([keywords.id], { keywordId: keywords.id, id: articles.id, title: articles.title })
    .from(keywords)
    .innerJoin(
      articles,
      and(
        eq(articles.ownerId, keywords.ownerId),
        isNull(articles.deletedAt),
        sql`lower(${articles.primaryKeyword}) = lower(${keywords.keyword})`,
      ),
    )
    .where(byOwner(ownerId))
    .orderBy(keywords.id, desc(articles.createdAt));

export interface InsertedKeywords {
  added: KeywordRow[];
  /** On the list already. */
  existing: string[];
  /** No room was left for these. */
  overLimit: string[];
}

/** One caller at a time per account, so that the limit holds. */
const lockOwner = (tx: Database, ownerId: string) =>
  tx.select({ uid: users.uid }).from(users).where(eq(users.uid, ownerId)).for('update');

const listKeywordNames = async (tx: Database, ownerId: string): Promise<Set<string>> => {
  const rows = await tx.select({ keyword: keywords.keyword }).from(keywords).where(byOwner(ownerId));
  return new Set(rows.map(({ keyword }) => keyword.toLowerCase()));
};

/** Inserts keywords that are not on the list yet, up to `limit` in all. */
export const insertKeywords = (
  db: Database,
  ownerId: string,
  rows: readonly NewKeyword[],
  limit: number,
): Promise<InsertedKeywords> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const known = await listKeywordNames(tx, ownerId);
    const isKnown = ({ keyword }: NewKeyword): boolean => known.has(keyword.toLowerCase());
    const fresh = rows.filter((row) => !isKnown(row));
    const room = Math.max(0, limit - known.size);
    const accepted = fresh.slice(0, room);
    const added =
      accepted.length === 0
        ? []
        : await tx.insert(keywords).values(accepted).onConflictDoNothing().returning();
    return {
      added,
      existing: rows.filter(isKnown).map(({ keyword }) => keyword),
      overLimit: fresh.slice(room).map(({ keyword }) => keyword),
    };
  });

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

export type RestoreResult =
  { kind: 'restored'; row: KeywordRow } | { kind: 'gone' } | { kind: 'taken' } | { kind: 'full' };

/**
 * Restores a deleted keyword: `gone` when there is none, `taken` when the same keyword is on the list again, `full` when
 * the list has `limit` keywords.
 */
export const restoreKeywordRow = (
  db: Database,
  ownerId: string,
  id: string,
  limit: number,
): Promise<RestoreResult> =>
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
    await lockOwner(tx, ownerId);
    if ((await listKeywordNames(tx, ownerId)).size >= limit) return { kind: 'full' };
    const [row] = await tx.update(keywords).set({ deletedAt: null }).where(removed).returning();
    return row ? { kind: 'restored', row } : { kind: 'gone' };
  });
