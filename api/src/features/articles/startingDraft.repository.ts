import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articles, type ArticleRow } from '../../database/schema/articles.ts';

/** The owner's article whose starting draft has this text, apart from white space. */
export const findStartingDraft = async (
  db: Database,
  ownerId: string,
  content: string,
): Promise<ArticleRow | undefined> => {
  if (content.trim() === '') return undefined;
  const fold = (text: unknown) => sql`btrim(regexp_replace(${text}, '\\s+', ' ', 'g'))`;
  const [row] = await db
    .select()
    .from(articles)
    .where(
      and(
        eq(articles.ownerId, ownerId),
        sql`${articles.provenance}->>'writer' = 'offline'`,
        sql`${fold(articles.generatedContent)} = ${fold(sql`${content}::text`)}`,
      ),
    )
    .limit(1);
  return row;
};
