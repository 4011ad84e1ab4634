import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articles, type ArticleRow } from '../../database/schema/articles.ts';

/** The newest article with exactly this title and content. Publishing that text again updates its post. */
export const findArticleByText = async (
  db: Database,
  ownerId: string,
  title: string,
  content: string,
): Promise<ArticleRow | undefined> => {
  const [row] = await db
    .select()
    .from(articles)
    .where(
      and(
        eq(articles.ownerId, ownerId),
        isNull(articles.deletedAt),
        eq(articles.title, title),
        eq(articles.content, content),
      ),
    )
    .orderBy(desc(articles.createdAt))
    .limit(1);
  return row;
};

/** Publishing a version approves it. */
export const approveArticleVersion = async (
  db: Database,
  { ownerId, id, version }: { ownerId: string; id: string; version: number },
  now: Date,
): Promise<void> => {
  await db
    .update(articles)
    .set({ approvedVersion: version, approvedAt: now })
    .where(and(eq(articles.ownerId, ownerId), eq(articles.id, id), eq(articles.version, version)));
};

/** Marks the article as published. Its text and version do not change. */
export const markArticlePublished = async (
  db: Database,
  ownerId: string,
  articleId: string,
  now: Date,
): Promise<void> => {
  await db
    .update(articles)
    .set({
      status: 'published',
      publishedAt: sql`coalesce(${articles.publishedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(articles.ownerId, ownerId), eq(articles.id, articleId)));
};
