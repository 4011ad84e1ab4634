import { and, count, desc, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { scheduledItems } from '../../database/schema/planner.ts';
import { publications } from '../../database/schema/publications.ts';

const byOwnerSince = (ownerId: string, since: Date) =>
  and(
    eq(articles.ownerId, ownerId),
    isNull(articles.deletedAt),
    ne(articles.content, ''),
    gte(articles.createdAt, since),
  );

export const countArticles = async (db: Database, ownerId: string, since: Date) => {
  const [row] = await db
    .select({
      total: count(),
      published: sql<number>`count(*) filter (where ${articles.status} = 'published')::int`,
    })
    .from(articles)
    .where(byOwnerSince(ownerId, since));
  return row ?? { total: 0, published: 0 };
};

/** Counts scheduled items that are not published. */
export const countScheduledItems = async (db: Database, ownerId: string): Promise<number> => {
  const open = and(eq(scheduledItems.ownerId, ownerId), sql`${scheduledItems.status} <> 'published'`);
  const [row] = await db.select({ total: count() }).from(scheduledItems).where(open);
  return row?.total ?? 0;
};

/** Published articles first, then the newest, because there is no ranking data. */
export const findTopArticles = (db: Database, ownerId: string, since: Date, limit: number) =>
  db
    .select({
      id: articles.id,
      title: articles.title,
      description: articles.metaDescription,
      primaryKeyword: articles.primaryKeyword,
      secondaryKeywords: articles.secondaryKeywords,
      wordCount: articles.wordCount,
      status: articles.status,
      industry: articles.industry,
      targetAudience: articles.targetAudience,
      createdAt: articles.createdAt,
    })
    .from(articles)
    .where(byOwnerSince(ownerId, since))
    .orderBy(sql`${articles.status} = 'published' desc`, desc(articles.createdAt))
    .limit(limit);

export const countPerDay = (db: Database, ownerId: string, since: Date, timeZone: string) => {
  const day = sql<string>`to_char(${articles.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day');
  return db
    .select({
      day,
      draft: sql<number>`count(*) filter (where ${articles.status} = 'draft')::int`,
      published: sql<number>`count(*) filter (where ${articles.status} = 'published')::int`,
    })
    .from(articles)
    .where(byOwnerSince(ownerId, since))
    .groupBy(sql`day`);
};

/** A post that nobody but its owner sees does not count as live. */
const isReached = or(
  ne(publications.state, 'live'),
  inArray(publications.visibility, ['public', 'protected']),
);

export const countOutcomes = (db: Database, ownerId: string, since: Date) =>
  db
    .select({ platform: publications.platform, state: publications.state, total: count() })
    .from(publications)
    .where(and(eq(publications.ownerId, ownerId), gte(publications.updatedAt, since), isReached))
    .groupBy(publications.platform, publications.state);
