import { and, desc, eq, exists, gt, inArray, isNull, lte, not, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  articles,
  articleVersions,
  type ArticleRow,
  type NewArticle,
  type VersionReason,
} from '../../database/schema/articles.ts';
import { scheduledItems } from '../../database/schema/planner.ts';

const byOwnerAndId = (ownerId: string, id: string) => and(eq(articles.ownerId, ownerId), eq(articles.id, id));

export const findArticle = async (
  db: Database,
  ownerId: string,
  id: string,
): Promise<ArticleRow | undefined> => {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(byOwnerAndId(ownerId, id), isNull(articles.deletedAt)));
  return row;
};

/** Locks the article until the transaction ends. Includes deleted articles. */
export const lockArticle = async (
  tx: Database,
  ownerId: string,
  id: string,
): Promise<ArticleRow | undefined> => {
  const [row] = await tx.select().from(articles).where(byOwnerAndId(ownerId, id)).for('update');
  return row;
};

export const findArticles = (db: Database, ownerId: string, ids: readonly string[]): Promise<ArticleRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(articles)
        .where(
          and(eq(articles.ownerId, ownerId), inArray(articles.id, [...ids]), isNull(articles.deletedAt)),
        );

/** Inserts an article and its first version. */
export const insertArticle = async (
  db: Database,
  article: NewArticle,
  reason: VersionReason,
): Promise<ArticleRow> => {
  const [row] = await db.insert(articles).values(article).returning();
  if (!row) throw new Error('The article was not saved.');
  await insertArticleVersion(db, row, reason);
  return row;
};

export const insertArticleVersion = async (
  db: Database,
  row: ArticleRow,
  reason: VersionReason,
): Promise<void> => {
  const { ownerId, id: articleId, version, title, content, wordCount, updatedAt: createdAt } = row;
  await db
    .insert(articleVersions)
    .values({ ownerId, articleId, version, title, content, wordCount, reason, createdAt });
};

/** Deletes this version from the history if a person saved it. */
export const deleteSavedVersion = async (
  db: Database,
  { ownerId, id: articleId, version }: ArticleRow,
): Promise<void> => {
  await db
    .delete(articleVersions)
    .where(
      and(
        eq(articleVersions.ownerId, ownerId),
        eq(articleVersions.articleId, articleId),
        eq(articleVersions.version, version),
        inArray(articleVersions.reason, ['edited', 'autosaved']),
      ),
    );
};

/** Updates an article if its version is still `expected`; undefined otherwise. */
export const updateArticleRow = async (
  db: Database,
  ownerId: string,
  id: string,
  expectedVersion: number,
  change: Partial<NewArticle>,
): Promise<ArticleRow | undefined> => {
  const [row] = await db
    .update(articles)
    .set(change)
    .where(and(byOwnerAndId(ownerId, id), eq(articles.version, expectedVersion)))
    .returning();
  return row;
};

export const markArticleDeleted = async (
  db: Database,
  ownerId: string,
  id: string,
  at: Date,
): Promise<boolean> => {
  const rows = await db
    .update(articles)
    .set({ deletedAt: at })
    .where(and(byOwnerAndId(ownerId, id), isNull(articles.deletedAt)))
    .returning({ id: articles.id });
  return rows.length > 0;
};

/** Restores an article that was deleted after `since`. Also true when it was not deleted at all. */
export const restoreArticle = async (
  db: Database,
  ownerId: string,
  id: string,
  since: Date,
): Promise<boolean> => {
  const rows = await db
    .update(articles)
    .set({ deletedAt: null })
    .where(and(byOwnerAndId(ownerId, id), or(isNull(articles.deletedAt), gt(articles.deletedAt, since))))
    .returning({ id: articles.id });
  return rows.length > 0;
};

/** Deletes articles that were deleted before `before`, with all that belongs to them. A planned one stays. */
export const purgeDeletedArticles = async (db: Database, before: Date, max: number): Promise<number> => {
  const isPlanned = exists(
    db
      .select({ id: scheduledItems.id })
      .from(scheduledItems)
      .where(eq(scheduledItems.articleId, articles.id)),
  );
  const expired = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(lte(articles.deletedAt, before), not(isPlanned)))
    .limit(max);
  const rows = await db.delete(articles).where(inArray(articles.id, expired)).returning({ id: articles.id });
  return rows.length;
};

export const findArticleVersions = (db: Database, ownerId: string, articleId: string) =>
  db
    .select()
    .from(articleVersions)
    .where(and(eq(articleVersions.ownerId, ownerId), eq(articleVersions.articleId, articleId)))
    .orderBy(desc(articleVersions.version))
    .limit(100);

/** When a writer last produced a text of the article. */
export const findWrittenAt = async (
  db: Database,
  ownerId: string,
  articleId: string,
): Promise<Date | null> => {
  const [row] = await db
    .select({ at: articleVersions.createdAt })
    .from(articleVersions)
    .where(
      and(
        eq(articleVersions.ownerId, ownerId),
        eq(articleVersions.articleId, articleId),
        inArray(articleVersions.reason, ['generated', 'rewritten']),
      ),
    )
    .orderBy(desc(articleVersions.version))
    .limit(1);
  return row?.at ?? null;
};

/** Title and text as they were saved with this version. */
export const findArticleVersion = async (
  db: Database,
  ownerId: string,
  articleId: string,
  version: number,
): Promise<Pick<ArticleRow, 'title' | 'content'> | undefined> => {
  const own = and(eq(articleVersions.ownerId, ownerId), eq(articleVersions.articleId, articleId));
  const [row] = await db
    .select({ title: articleVersions.title, content: articleVersions.content })
    .from(articleVersions)
    .where(and(own, eq(articleVersions.version, version)));
  return row;
};
