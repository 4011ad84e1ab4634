import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { publications, type PublicationRow } from '../../database/schema/publications.ts';

export const findPublicationsByArticle = (
  db: Database,
  ownerId: string,
  articleIds: readonly string[],
): Promise<PublicationRow[]> =>
  articleIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(publications)
        .where(and(eq(publications.ownerId, ownerId), inArray(publications.articleId, [...articleIds])));

export const findNewestPublications = (
  db: Database,
  ownerId: string,
  limit: number,
): Promise<PublicationRow[]> =>
  db
    .select()
    .from(publications)
    .where(eq(publications.ownerId, ownerId))
    .orderBy(desc(publications.updatedAt))
    .limit(limit);
