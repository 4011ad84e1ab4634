import type { Platform } from '@rankwright/contracts/platforms';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { archivePosts, type ArchivePostRow, type NewArchivePost } from '../../database/schema/archive.ts';

/** A site of an account. */
export interface SiteKey {
  ownerId: string;
  platform: Platform;
  site: string;
}

const bySite = ({ ownerId, platform, site }: SiteKey) =>
  and(eq(archivePosts.ownerId, ownerId), eq(archivePosts.platform, platform), eq(archivePosts.site, site));

export const findArchivePosts = (
  db: Database,
  key: SiteKey,
  remoteIds: readonly string[],
): Promise<ArchivePostRow[]> =>
  remoteIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(archivePosts)
        .where(and(bySite(key), inArray(archivePosts.remoteId, [...remoteIds])));

export const findArchivePostByArticle = async (
  db: Database,
  ownerId: string,
  articleId: string,
): Promise<ArchivePostRow | undefined> => {
  const [row] = await db
    .select()
    .from(archivePosts)
    .where(and(eq(archivePosts.ownerId, ownerId), eq(archivePosts.articleId, articleId)))
    .limit(1);
  return row;
};

export const insertArchivePost = async (tx: Database, row: NewArchivePost): Promise<void> => {
  await tx.insert(archivePosts).values(row);
};

export const updateArchivePost = async (
  tx: Database,
  id: string,
  change: Partial<NewArchivePost>,
): Promise<void> => {
  await tx.update(archivePosts).set(change).where(eq(archivePosts.id, id));
};

/** How many posts of the site were imported, and which blocks of them stay HTML. */
export const summarizeArchive = async (
  db: Database,
  { ownerId, platform, site }: SiteKey,
): Promise<{ posts: number; postsWithHtml: number; keptBlocks: { name: string; count: number }[] }> => {
  const own = sql`owner_id = ${ownerId} and platform = ${platform} and site = ${site} and article_id is not null`;
  const { rows } = await db.execute<{ posts: number; html: number }>(
    sql`select count(*)::int as posts, (count(*) filter (where kept <> '[]'::jsonb))::int as html from archive_posts where ${own}`,
  );
  const { rows: blocks } = await db.execute<{ name: string; count: number }>(
    sql`select block->>'name' as name, sum((block->>'count')::int)::int as count
      from archive_posts cross join jsonb_array_elements(kept) block where ${own}
      group by 1 order by 2 desc, 1 limit 12`,
  );
  return { posts: rows[0]?.posts ?? 0, postsWithHtml: rows[0]?.html ?? 0, keptBlocks: blocks };
};
