import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { pageChecks } from '../../database/schema/pageChecks.ts';
import {
  publications,
  type NewPublication,
  type PublicationRow,
} from '../../database/schema/publications.ts';
import type { CheckedPublication } from './publication.model.ts';

/** Publications, each with the last look at its live page. */
const selectChecked = (db: Database) =>
  db
    .select({ publication: publications, pageCheck: pageChecks })
    .from(publications)
    .leftJoin(pageChecks, eq(pageChecks.publicationId, publications.id));

const toChecked = ({
  publication,
  pageCheck,
}: Awaited<ReturnType<typeof selectChecked>>[number]): CheckedPublication => ({ ...publication, pageCheck });

export const findPublicationsByArticle = async (
  db: Database,
  ownerId: string,
  articleIds: readonly string[],
): Promise<CheckedPublication[]> => {
  if (articleIds.length === 0) return [];
  const isAsked = inArray(publications.articleId, [...articleIds]);
  const rows = await selectChecked(db).where(and(eq(publications.ownerId, ownerId), isAsked));
  return rows.map(toChecked);
};

export const findNewestPublications = async (
  db: Database,
  ownerId: string,
  limit: number,
): Promise<CheckedPublication[]> => {
  const rows = await selectChecked(db)
    .where(eq(publications.ownerId, ownerId))
    .orderBy(desc(publications.updatedAt))
    .limit(limit);
  return rows.map(toChecked);
};

/** The publication of a post that is on the platform already. */
export const insertPublication = async (tx: Database, row: NewPublication): Promise<void> => {
  await tx.insert(publications).values(row).onConflictDoNothing();
};

/** Keeps what a site said about a post that is there; one that is being sent gets its answer by itself. */
export const updateSitePost = async (
  tx: Database,
  post: Pick<
    NewPublication,
    'ownerId' | 'platform' | 'remoteId' | 'url' | 'visibility' | 'publicAt' | 'liveAt'
  >,
): Promise<void> => {
  const { ownerId, platform, remoteId, liveAt, ...said } = post;
  const since = liveAt && sql`coalesce(${publications.liveAt}, ${liveAt.toISOString()}::timestamptz)`;
  await tx
    .update(publications)
    .set({ ...said, ...(since && { liveAt: since }) })
    .where(
      and(
        eq(publications.ownerId, ownerId),
        eq(publications.platform, platform),
        eq(publications.remoteId, remoteId ?? ''),
        eq(publications.state, 'live'),
      ),
    );
};

/** The publication with this post of the platform. */
export const findPublicationByRemoteId = async (
  db: Database,
  ownerId: string,
  platform: PublicationRow['platform'],
  remoteId: string,
): Promise<PublicationRow | undefined> => {
  const [row] = await db
    .select()
    .from(publications)
    .where(
      and(
        eq(publications.ownerId, ownerId),
        eq(publications.platform, platform),
        eq(publications.remoteId, remoteId),
      ),
    )
    .limit(1);
  return row;
};

/** Articles with the addresses at which they are live: all of the account, or those at the given addresses. */
export const findPublishedArticles = async (
  db: Database,
  ownerId: string,
  urls: readonly string[] | null = null,
): Promise<{ articleId: string; title: string; url: string }[]> => {
  // One parameter: hundreds of them take longer to plan than to look up.
  const isAsked = urls
    ? sql`${publications.url} = any(${sql.param(urls)}::text[])`
    : isNotNull(publications.url);
  const rows = await db
    .select({ articleId: articles.id, title: articles.title, url: publications.url })
    .from(publications)
    .innerJoin(articles, eq(articles.id, publications.articleId))
    .where(and(eq(publications.ownerId, ownerId), isAsked, isNull(articles.deletedAt)));
  return rows.flatMap(({ url, ...row }) => (url ? [{ ...row, url }] : []));
};

/** Articles that were first published in [from, until), oldest first, with one of their addresses. */
export const listArticlesPublishedBetween = async (
  db: Database,
  ownerId: string,
  from: Date,
  until: Date,
): Promise<{ title: string; url: string | null; publishedAt: Date }[]> => {
  const rows = await db
    .select({
      title: articles.title,
      publishedAt: articles.publishedAt,
      url: sql<
        string | null
      >`min(${publications.url}) filter (where ${publications.state} = 'live' and ${publications.visibility} = 'public')`,
    })
    .from(articles)
    .leftJoin(publications, eq(publications.articleId, articles.id))
    .where(
      and(
        eq(articles.ownerId, ownerId),
        isNull(articles.deletedAt),
        gte(articles.publishedAt, from),
        lt(articles.publishedAt, until),
      ),
    )
    .groupBy(articles.id)
    .orderBy(asc(articles.publishedAt), asc(articles.id));
  return rows.flatMap(({ publishedAt, ...row }) => (publishedAt ? [{ ...row, publishedAt }] : []));
};
