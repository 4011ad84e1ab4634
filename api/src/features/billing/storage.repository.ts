import { articleRestoreDays, storage } from '@rankwright/contracts/limits';
import { and, eq, gt, isNull, or, sql, sum } from 'drizzle-orm';
import { addMs, dayMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { articles, articleVersions } from '../../database/schema/articles.ts';
import { files } from '../../database/schema/operations.ts';

/** Versions of articles that are shown or can be restored, and files. */
export const readStoredBytes = async (db: Database, ownerId: string, now: Date): Promise<number> => {
  const isKept = or(
    isNull(articles.deletedAt),
    gt(articles.deletedAt, addMs(now, -articleRestoreDays * dayMs)),
  );
  const [texts, [pictures]] = await Promise.all([
    db
      .select({ bytes: sum(sql`${articleVersions.bytes} + ${storage.recordBytes}::integer`) })
      .from(articleVersions)
      .innerJoin(articles, eq(articles.id, articleVersions.articleId))
      .where(and(eq(articleVersions.ownerId, ownerId), isKept)),
    db
      .select({ bytes: sum(files.bytes) })
      .from(files)
      .where(eq(files.ownerId, ownerId)),
  ]);
  return Number(texts[0]?.bytes ?? 0) + Number(pictures?.bytes ?? 0);
};
