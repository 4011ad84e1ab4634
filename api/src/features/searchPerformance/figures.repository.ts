import { and, desc, eq, gte, inArray, lte, max, min, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { searchPageDays, searchPages } from '../../database/schema/searchPerformance.ts';

/** Days from and to, both included. */
export interface Period {
  from: string;
  to: string;
}

const clicks = sql<number>`sum(${searchPageDays.clicks})::int`;
const impressions = sql<number>`sum(${searchPageDays.impressions})::int`;
const position = sql<
  number | null
>`(sum(${searchPageDays.position} * ${searchPageDays.impressions}) / nullif(sum(${searchPageDays.impressions}), 0))::float`;
const figures = { clicks, impressions, position };

const byPeriod = (ownerId: string, { from, to }: Period, ...others: SQL[]) =>
  and(
    eq(searchPageDays.ownerId, ownerId),
    gte(searchPageDays.day, from),
    lte(searchPageDays.day, to),
    ...others,
  );

const byPages = (pageIds: readonly string[] | null): SQL[] =>
  pageIds ? [inArray(searchPageDays.pageId, [...pageIds])] : [];

/** The first and the last day that is stored; nulls: none is. */
export const findStoredPeriod = async (db: Database, ownerId: string) => {
  const [row] = await db
    .select({ from: min(searchPageDays.day), to: max(searchPageDays.day) })
    .from(searchPageDays)
    .where(eq(searchPageDays.ownerId, ownerId));
  return row?.from && row.to ? { from: row.from, to: row.to } : null;
};

/** Figures of the given pages, or of all. */
export const sumFigures = async (
  db: Database,
  ownerId: string,
  period: Period,
  pageIds: readonly string[] | null = null,
) => {
  const where = byPeriod(ownerId, period, ...byPages(pageIds));
  const [row] = await db.select(figures).from(searchPageDays).where(where);
  return { clicks: row?.clicks ?? 0, impressions: row?.impressions ?? 0, position: row?.position ?? null };
};

/** One row per stored day, oldest first. */
export const listDays = (
  db: Database,
  ownerId: string,
  period: Period,
  pageIds: readonly string[] | null = null,
) =>
  db
    .select({
      date: searchPageDays.day,
      ...figures,
      isFinal: sql<boolean>`bool_and(${searchPageDays.isFinal})`,
    })
    .from(searchPageDays)
    .where(byPeriod(ownerId, period, ...byPages(pageIds)))
    .groupBy(searchPageDays.day)
    .orderBy(searchPageDays.day);

/** The pages with the most clicks. */
export const listTopPages = (db: Database, ownerId: string, period: Period, limit: number) =>
  db
    .select({ pageId: searchPages.id, url: searchPages.url, key: searchPages.key, ...figures })
    .from(searchPageDays)
    .innerJoin(searchPages, eq(searchPages.id, searchPageDays.pageId))
    .where(byPeriod(ownerId, period))
    .groupBy(searchPages.id)
    .orderBy(desc(clicks), desc(impressions), searchPages.url)
    .limit(limit);

/** Clicks by page; pages without any in the period are missing. */
export const sumClicksByPage = async (
  db: Database,
  ownerId: string,
  period: Period,
  pageIds: readonly string[],
): Promise<Map<string, number>> => {
  if (pageIds.length === 0) return new Map();
  const rows = await db
    .select({ pageId: searchPageDays.pageId, clicks })
    .from(searchPageDays)
    .where(byPeriod(ownerId, period, ...byPages(pageIds)))
    .groupBy(searchPageDays.pageId);
  return new Map(rows.map((row) => [row.pageId, row.clicks]));
};

/** Pages with one of these keys. */
export const findPagesByKey = (db: Database, ownerId: string, keys: readonly string[]) =>
  db
    .select({ id: searchPages.id, url: searchPages.url })
    .from(searchPages)
    .where(and(eq(searchPages.ownerId, ownerId), inArray(searchPages.key, [...keys])));

/** Figures by page and stored query, those with the most clicks first. */
export const listPageQueries = async (
  db: Database,
  ownerId: string,
  { from, to }: Period,
  { pageIds = null, limit }: { pageIds?: readonly string[] | null; limit: number },
) => {
  const selected = pageIds
    ? sql`and d.page_id in (${sql.join(
        pageIds.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`
    : sql``;
  const { rows } = await db.execute<{
    url: string;
    query: string;
    clicks: number;
    impressions: number;
    position: number;
  }>(sql`
    select p.url, q->>0 as query, sum((q->>1)::int)::int as clicks, sum((q->>2)::int)::int as impressions,
      (sum((q->>3)::float * (q->>2)::int) / nullif(sum((q->>2)::int), 0))::float as position
    from search_page_days d
    join search_pages p on p.id = d.page_id
    cross join lateral jsonb_array_elements(d.queries) q
    where d.owner_id = ${ownerId} and d.day between ${from} and ${to} ${selected}
    group by p.url, q->>0
    having sum((q->>2)::int) > 0
    order by clicks desc, impressions desc, query
    limit ${limit}`);
  return rows;
};

/** Clicks of each day with a row, counted from the first of the period: a page is one row, because there may be millions. */
export interface DailyClicks {
  url: string;
  /** Days after the first of the period. */
  offsets: number[];
  /** In the order of `offsets`. */
  clicks: number[];
}

/** Pages with at least so many clicks in the period. */
export const listDailyClicks = async (
  db: Database,
  ownerId: string,
  period: Period,
  minimum: number,
): Promise<DailyClicks[]> =>
  db
    .select({
      url: searchPages.url,
      offsets: sql<
        number[]
      >`array_agg(${searchPageDays.day} - ${period.from}::date order by ${searchPageDays.day})`,
      clicks: sql<number[]>`array_agg(${searchPageDays.clicks} order by ${searchPageDays.day})`,
    })
    .from(searchPageDays)
    .innerJoin(searchPages, eq(searchPages.id, searchPageDays.pageId))
    .where(byPeriod(ownerId, period))
    .groupBy(searchPages.id)
    .having(sql`sum(${searchPageDays.clicks}) >= ${minimum}`);
