import { and, desc, eq, isNull } from 'drizzle-orm';
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
