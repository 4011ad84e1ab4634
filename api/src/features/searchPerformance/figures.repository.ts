import { and, desc, eq, gt, gte, inArray, lte, max, min, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { searchDays, searchPageDays, searchPages } from '../../database/schema/searchPerformance.ts';
import { listDates } from './searchDay.model.ts';

/** Days from and to, both included. */
export interface Period {
  from: string;
  to: string;
}

/** Rows of pages, or of the whole site. */
type DayTable = typeof searchPageDays | typeof searchDays;

const selectClicks = (table: DayTable) => sql<number>`sum(${table.clicks})::int`;
const selectImpressions = (table: DayTable) => sql<number>`sum(${table.impressions})::int`;
const selectFigures = (table: DayTable) => ({
  clicks: selectClicks(table),
  impressions: selectImpressions(table),
  // Hundredths: more digits say nothing and make replies longer.
  position: sql<
    number | null
  >`round((sum(${table.position} * ${table.impressions}) / nullif(sum(${table.impressions}), 0))::numeric, 2)::float`,
});

const byPeriod = (table: DayTable, ownerId: string, { from, to }: Period) =>
  and(eq(table.ownerId, ownerId), gte(table.day, from), lte(table.day, to));

/** Every day by itself: a range of days would be read with all its pages. */
const byPages = (ownerId: string, period: Period, pageIds: readonly string[]) =>
  and(
    eq(searchPageDays.ownerId, ownerId),
    inArray(searchPageDays.day, listDates(period)),
    inArray(searchPageDays.pageId, [...pageIds]),
  );

/** The rows of the given pages, or those of the whole site. */
const chooseRows = (ownerId: string, period: Period, pageIds: readonly string[] | null) =>
  pageIds
    ? { table: searchPageDays, where: byPages(ownerId, period, pageIds) }
    : { table: searchDays, where: byPeriod(searchDays, ownerId, period) };

/** The first and the last day that is stored; nulls: none is. */
export const findStoredPeriod = async (db: Database, ownerId: string) => {
  const [row] = await db
    .select({ from: min(searchDays.day), to: max(searchDays.day) })
    .from(searchDays)
    .where(eq(searchDays.ownerId, ownerId));
  return row?.from && row.to ? { from: row.from, to: row.to } : null;
};

/** Figures of the given pages, or of all. */
export const sumFigures = async (
  db: Database,
  ownerId: string,
  period: Period,
  pageIds: readonly string[] | null = null,
) => {
  const { table, where } = chooseRows(ownerId, period, pageIds);
  const [row] = await db.select(selectFigures(table)).from(table).where(where);
  return { clicks: row?.clicks ?? 0, impressions: row?.impressions ?? 0, position: row?.position ?? null };
};

/** One row per stored day, oldest first. */
export const listDays = (
  db: Database,
  ownerId: string,
  period: Period,
  pageIds: readonly string[] | null = null,
) => {
  const { table, where } = chooseRows(ownerId, period, pageIds);
  const isFinal = sql<boolean>`bool_and(${table.isFinal})`;
  return db
    .select({ date: table.day, ...selectFigures(table), isFinal })
    .from(table)
    .where(where)
    .groupBy(table.day)
    .orderBy(table.day);
};

/** The pages with the most clicks. */
export const listTopPages = (db: Database, ownerId: string, period: Period, limit: number) =>
  db
    .select({
      ...{ pageId: searchPages.id, url: searchPages.url, key: searchPages.key },
      ...selectFigures(searchPageDays),
    })
    .from(searchPageDays)
    .innerJoin(searchPages, eq(searchPages.id, searchPageDays.pageId))
    .where(byPeriod(searchPageDays, ownerId, period))
    .groupBy(searchPages.id)
    .orderBy(desc(selectClicks(searchPageDays)), desc(selectImpressions(searchPageDays)), searchPages.url)
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
    .select({ pageId: searchPageDays.pageId, clicks: selectClicks(searchPageDays) })
    .from(searchPageDays)
    .where(byPages(ownerId, period, pageIds))
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
  period: Period,
  { pageIds = null, limit }: { pageIds?: readonly string[] | null; limit: number },
) => {
  const isAsked = pageIds ? byPages(ownerId, period, pageIds) : byPeriod(searchPageDays, ownerId, period);
  const { rows } = await db.execute<{
    url: string;
    query: string;
    clicks: number;
    impressions: number;
    position: number;
  }>(sql`
    select p.url, q->>0 as query, sum((q->>1)::int)::int as clicks, sum((q->>2)::int)::int as impressions,
      (sum((q->>3)::float * (q->>2)::int) / nullif(sum((q->>2)::int), 0))::float as position
    from search_page_days
    join search_pages p on p.id = search_page_days.page_id
    cross join lateral jsonb_array_elements(search_page_days.queries) q
    where ${isAsked}
    group by p.url, q->>0
    having sum((q->>2)::int) > 0
    order by clicks desc, impressions desc, query
    limit ${limit}`);
  return rows;
};

/** Clicks of each day that had some, counted from the first of the period: a page is one row, because there may be millions. */
export interface DailyClicks {
  url: string;
  /** Days after the first of the period, in no order. */
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
      offsets: sql<number[]>`array_agg(${searchPageDays.day} - ${period.from}::date)`,
      clicks: sql<number[]>`array_agg(${searchPageDays.clicks})`,
    })
    .from(searchPageDays)
    .innerJoin(searchPages, eq(searchPages.id, searchPageDays.pageId))
    .where(and(byPeriod(searchPageDays, ownerId, period), gt(searchPageDays.clicks, 0)))
    .groupBy(searchPages.id)
    .having(sql`sum(${searchPageDays.clicks}) >= ${minimum}`);
