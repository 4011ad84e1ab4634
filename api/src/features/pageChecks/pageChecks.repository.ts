import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { addMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { getLeaseEnd } from '../../database/lease.ts';
import type { RowChange } from '../../database/rowChange.ts';
import { articles } from '../../database/schema/articles.ts';
import { pageChecks, type PageCheckRow } from '../../database/schema/pageChecks.ts';
import { publications } from '../../database/schema/publications.ts';

/** Caches and sitemaps of a site need some time after publishing. */
const firstCheckMs = 10 * 60_000;

const isLive = and(
  eq(publications.state, 'live'),
  eq(publications.visibility, 'public'),
  isNotNull(publications.url),
);

/** Live pages whose first or next look is due, and that nobody looks at. */
export const findDuePublications = async (db: Database, now: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .innerJoin(articles, and(eq(articles.id, publications.articleId), isNull(articles.deletedAt)))
    .leftJoin(pageChecks, eq(pageChecks.publicationId, publications.id))
    .where(
      and(
        isLive,
        or(
          and(isNull(pageChecks.publicationId), lte(publications.liveAt, addMs(now, -firstCheckMs))),
          lte(pageChecks.nextCheckAt, now),
        ),
        or(isNull(pageChecks.leaseUntil), sql`${pageChecks.leaseUntil} < now()`),
      ),
    )
    .orderBy(sql`${pageChecks.nextCheckAt} asc nulls first`, asc(publications.liveAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

export interface LivePage {
  ownerId: string;
  articleId: string;
  platform: (typeof publications.$inferSelect)['platform'];
  url: string;
}

/** Undefined when the publication is not live any more. */
export const findLivePage = async (db: Database, publicationId: string): Promise<LivePage | undefined> => {
  const { ownerId, articleId, platform, url } = publications;
  const [row] = await db
    .select({ ownerId, articleId, platform, url })
    .from(publications)
    .where(and(eq(publications.id, publicationId), isLive));
  return row?.url ? { ...row, url: row.url } : undefined;
};

/** Undefined when another worker looks at the page. */
export const claimPageCheck = async (
  db: Database,
  page: { publicationId: string; ownerId: string },
  leaseMs: number,
): Promise<PageCheckRow | undefined> => {
  await db.insert(pageChecks).values(page).onConflictDoNothing();
  const [row] = await db
    .update(pageChecks)
    .set({ leaseUntil: getLeaseEnd(leaseMs), attempts: sql`${pageChecks.attempts} + 1` })
    .where(
      and(
        eq(pageChecks.publicationId, page.publicationId),
        or(isNull(pageChecks.leaseUntil), sql`${pageChecks.leaseUntil} < now()`),
      ),
    )
    .returning();
  return row;
};

type Change = Omit<RowChange<typeof pageChecks>, 'publicationId' | 'ownerId'>;

/** Changes the check while this worker's claim is the last; false when it was lost. */
export const updateClaimedPage = async (
  tx: Database,
  { publicationId, attempts }: Pick<PageCheckRow, 'publicationId' | 'attempts'>,
  change: Change,
): Promise<boolean> => {
  const rows = await tx
    .update(pageChecks)
    .set(change)
    .where(and(eq(pageChecks.publicationId, publicationId), eq(pageChecks.attempts, attempts)))
    .returning({ id: pageChecks.publicationId });
  return rows.length > 0;
};

export const renewPageLease = (db: Database, row: PageCheckRow, leaseMs: number): Promise<boolean> =>
  updateClaimedPage(db, row, { leaseUntil: getLeaseEnd(leaseMs) });
