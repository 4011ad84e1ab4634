import { and, desc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { publications } from '../../database/schema/publications.ts';
import type { LinkTarget, SourcePattern } from '../../parsing/links/linkModel.ts';

/** The newest posts; of more, no index is made. */
const maxPosts = 10_000;
const openingCharacters = 600;

/** Own articles with live posts, newest first. */
export const findLivePosts = async (db: Database, ownerId: string): Promise<LinkTarget[]> => {
  const rows = await db
    .select({
      id: articles.id,
      title: articles.title,
      keyword: articles.primaryKeyword,
      secondaryKeywords: articles.secondaryKeywords,
      opening: sql<string>`left(${articles.content}, ${openingCharacters})`,
      url: publications.url,
    })
    .from(publications)
    .innerJoin(articles, eq(articles.id, publications.articleId))
    .where(
      and(
        eq(publications.ownerId, ownerId),
        isNotNull(publications.url),
        eq(publications.visibility, 'public'),
        isNotNull(publications.liveAt),
        isNull(articles.deletedAt),
      ),
    )
    .orderBy(desc(publications.liveAt))
    .limit(maxPosts);
  const posts = new Map<string, LinkTarget & { urls: string[] }>();
  for (const { url, ...post } of rows) {
    if (!url) continue;
    const known = posts.get(post.id);
    if (known) known.urls.push(url);
    else posts.set(post.id, { ...post, urls: [url] });
  }
  return [...posts.values()];
};

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Whether the text has enough of the pattern's parts. */
const matchesPattern = ({ parts, atLeast }: SourcePattern): SQL => {
  const counts = parts.map((part) => sql`(lowered like ${`%${escapePattern(part)}%`})::int`);
  return sql`${sql.join(counts, sql` + `)} >= ${atLeast}`;
};

export interface SourceSearch {
  ownerId: string;
  articleId: string;
  patterns: readonly SourcePattern[];
  /** Characters; longer texts are left out. */
  maxCharacters: number;
  limit: number;
}

/** Texts of own articles that may name a subject, newest first. */
export const findSources = async (
  db: Database,
  { ownerId, articleId, patterns, maxCharacters, limit }: SourceSearch,
): Promise<{ id: string; content: string }[]> => {
  const wanted = sql.join(patterns.map(matchesPattern), sql` or `);
  // The materialized text is lowered once for all parts.
  const lowered = sql`exists (select 1 from (select lower(${articles.content}) as lowered offset 0) text where ${wanted})`;
  return db
    .select({ id: articles.id, content: articles.content })
    .from(articles)
    .where(
      and(
        eq(articles.ownerId, ownerId),
        isNull(articles.deletedAt),
        ne(articles.content, ''),
        ne(articles.id, articleId),
        sql`length(${articles.content}) <= ${maxCharacters}`,
        sql`exists (select 1 from publications where article_id = ${articles.id} and url is not null and live_at is not null)`,
        lowered,
      ),
    )
    .orderBy(desc(articles.createdAt))
    .limit(limit);
};
