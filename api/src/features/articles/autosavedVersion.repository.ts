import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articleVersions, type ArticleRow } from '../../database/schema/articles.ts';

const byAutosavedVersion = ({ ownerId, id }: Pick<ArticleRow, 'ownerId' | 'id'>, version: number) =>
  and(
    eq(articleVersions.ownerId, ownerId),
    eq(articleVersions.articleId, id),
    eq(articleVersions.version, version),
    eq(articleVersions.reason, 'autosaved'),
  );

/**
 * Replaces `version` by the text of `row` when it was saved automatically after `since`; false otherwise. It keeps its
 * time: that of the first change.
 */
export const replaceAutosavedVersion = async (
  db: Database,
  version: number,
  row: ArticleRow,
  since: Date,
): Promise<boolean> => {
  const { title, content, wordCount } = row;
  const replaced = await db
    .update(articleVersions)
    .set({ version: row.version, title, content, wordCount })
    .where(and(byAutosavedVersion(row, version), gt(articleVersions.createdAt, since)))
    .returning({ id: articleVersions.id });
  return replaced.length > 0;
};

/** Marks the current version as saved by its owner. */
export const confirmAutosavedVersion = async (db: Database, row: ArticleRow): Promise<void> => {
  await db.update(articleVersions).set({ reason: 'edited' }).where(byAutosavedVersion(row, row.version));
};

/** Whether the current version was saved while its owner typed, and not confirmed since. */
export const isAutosaved = async (db: Database, row: ArticleRow): Promise<boolean> => {
  const rows = await db
    .select({ id: articleVersions.id })
    .from(articleVersions)
    .where(byAutosavedVersion(row, row.version));
  return rows.length > 0;
};
