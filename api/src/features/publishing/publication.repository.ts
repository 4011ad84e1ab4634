import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { publications } from '../../database/schema/publications.ts';

export type PublicationRow = typeof publications.$inferSelect;
export type NewPublication = typeof publications.$inferInsert;

export const publicationsOf = (
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

export const newestPublications = (db: Database, ownerId: string, limit: number): Promise<PublicationRow[]> =>
  db
    .select()
    .from(publications)
    .where(eq(publications.ownerId, ownerId))
    .orderBy(desc(publications.updatedAt))
    .limit(limit);

export const findPublication = async (
  db: Database,
  ownerId: string,
  id: string,
): Promise<PublicationRow | undefined> => {
  const [row] = await db
    .select()
    .from(publications)
    .where(and(eq(publications.ownerId, ownerId), eq(publications.id, id)));
  return row;
};

/** One row per article and platform: made once, then changed. */
export const claimPublication = async (db: Database, row: NewPublication): Promise<PublicationRow> => {
  const { articleId, platform, marker, ...next } = row;
  const [saved] = await db
    .insert(publications)
    .values({ articleId, platform, marker, ...next })
    .onConflictDoUpdate({ target: [publications.articleId, publications.platform], set: next })
    .returning();
  if (!saved) throw new Error('The publication was not kept.');
  return saved;
};

export const changePublication = async (
  db: Database,
  id: string,
  change: Partial<NewPublication>,
): Promise<PublicationRow> => {
  const [row] = await db.update(publications).set(change).where(eq(publications.id, id)).returning();
  if (!row) throw new Error('The publication is gone.');
  return row;
};
