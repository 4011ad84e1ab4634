import { articleRestoreDays, storage } from '@rankwright/contracts/limits';
import { and, eq, gt, isNull, or, sql, sum } from 'drizzle-orm';
import { addMs, dayMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { archivePosts } from '../../database/schema/archive.ts';
import { articles, articleVersions } from '../../database/schema/articles.ts';
import { files } from '../../database/schema/operations.ts';

/** Versions of articles that are shown or can be restored, what imported posts keep of their sites, and files. */
export const readStoredBytes = async (db: Database, ownerId: string, now: Date): Promise<number> => {
  const isKept = or(
    isNull(articles.deletedAt),
    gt(articles.deletedAt, addMs(now, -articleRestoreDays * dayMs)),
  );
  const [texts, [pictures], [posts]] = await Promise.all([
    db
      .select({ bytes: sum(sql`${articleVersions.bytes} + ${storage.recordBytes}::integer`) })
      .from(articleVersions)
      .innerJoin(articles, eq(articles.id, articleVersions.articleId))
      .where(and(eq(articleVersions.ownerId, ownerId), isKept)),
    db
      .select({ bytes: sum(files.bytes) })
      .from(files)
      .where(eq(files.ownerId, ownerId)),
    db
      .select({
        // As stored, that is compressed: their sizes are known without reading them.
        bytes: sum(
          sql`pg_column_size(${archivePosts.parts}) + coalesce(pg_column_size(${archivePosts.siteChange}), 0)`,
        ),
      })
      .from(archivePosts)
      .where(eq(archivePosts.ownerId, ownerId)),
  ]);
  return [texts[0], pictures, posts].reduce((total, row) => total + Number(row?.bytes ?? 0), 0);
};
