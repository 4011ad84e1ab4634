import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
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

/** Those of these keywords, in any case, that the account has. */
export const findKeywordRows = (
  db: Database,
  ownerId: string,
  lowerCased: readonly string[],
): Promise<KeywordRow[]> =>
  db
    .select()
    .from(keywords)
    .where(and(byOwner(ownerId), inArray(sql`lower(${keywords.keyword})`, [...lowerCased])));

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

/** Sets the category of keywords on the list and returns those. */
export const updateKeywordCategory = (
  db: Database,
  ownerId: string,
  ids: readonly string[],
  category: string | null,
): Promise<KeywordRow[]> =>
  db
    .update(keywords)
    .set({ category })
    .where(and(byOwner(ownerId), inArray(keywords.id, [...ids])))
    .returning();

/** Marks keywords on the list as deleted and returns how many. */
export const markKeywordsDeleted = async (
  db: Database,
  ownerId: string,
  ids: readonly string[],
  at: Date,
): Promise<number> => {
  const rows = await db
    .update(keywords)
    .set({ deletedAt: at })
    .where(and(byOwner(ownerId), inArray(keywords.id, [...ids])))
    .returning({ id: keywords.id });
  return rows.length;
};

export type RestoreResult =
  { kind: 'restored'; rows: KeywordRow[] } | { kind: 'gone' } | { kind: 'taken' } | { kind: 'full' };

/**
 * Restores deleted keywords, all or none: `gone` when one was never deleted, `taken` when the same keyword is on the
 * list again, `full` when the list would have more than `limit` keywords.
 */
export const restoreKeywordRows = (
  db: Database,
  ownerId: string,
  ids: readonly string[],
  limit: number,
): Promise<RestoreResult> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const deleted = and(
      eq(keywords.ownerId, ownerId),
      inArray(keywords.id, [...ids]),
      isNotNull(keywords.deletedAt),
    );
    const before = await tx.select().from(keywords).where(deleted);
    if (before.length < new Set(ids).size) return { kind: 'gone' };
    const names = await listKeywordNames(tx, ownerId);
    const restored = new Set(before.map(({ keyword }) => keyword.toLowerCase()));
    if (restored.size < before.length || [...restored].some((name) => names.has(name)))
      return { kind: 'taken' };
    if (names.size + before.length > limit) return { kind: 'full' };
    const rows = await tx.update(keywords).set({ deletedAt: null }).where(deleted).returning();
    return { kind: 'restored', rows };
  });
