import { sql, type SQL } from 'drizzle-orm';
import { history } from '@rankwright/contracts/limits';
import type { HistoryRow } from '@rankwright/contracts/articles';
import type { Database } from '../../database/database.ts';

export interface HistoryFilter {
  ownerId: string;
  search: string;
  status?: string | undefined;
  type?: 'article' | 'scheduled' | undefined;
}

/** A row's place in the list. */
export interface Position {
  /** When the row was made, with the microseconds of the database: a `Date` would lose them, and rows with them. */
  moment: string;
  id: string;
}

export type HistoryRecord = Position & Omit<HistoryRow, 'date'>;

const all = sql`true`;

/** Words match from their beginning; in `simple` form, as the index has them. */
const matches = (search: string): SQL => {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0
    ? all
    : sql`search @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
};

const wanted = ({ ownerId, search, status }: HistoryFilter): SQL =>
  sql`owner_id = ${ownerId} and ${matches(search)} and ${status ? sql`status = ${status}` : all}`;

const articles = (filter: HistoryFilter): SQL =>
  sql`from articles where ${wanted(filter)} and deleted_at is null`;

/** Items that became an article are that article's row. */
const items = (filter: HistoryFilter): SQL =>
  sql`from scheduled_items where ${wanted(filter)} and article_id is null`;

/** Places of one kind, newest first; without a search they are read from the index alone. */
const places = (kind: string, source: SQL, after: Position | null, take: number): SQL =>
  sql`(select id, created_at, ${kind} as type ${source} and ${after ? sql`(created_at, id) < (${after.moment}::timestamptz, ${after.id}::uuid)` : all} order by created_at desc, id desc limit ${take})`;

const shownPlaces = (filter: HistoryFilter, after: Position | null, take: number): SQL => {
  const kinds = [
    filter.type !== 'scheduled' && places('article', articles(filter), after, take),
    filter.type !== 'article' && places('scheduled', items(filter), after, take),
  ];
  return sql.join(
    kinds.filter((kind) => kind !== false),
    sql` union all `,
  );
};

const moment = sql`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const published = sql`(select coalesce(json_agg(json_build_object('id', id, 'platform', platform, 'state', state, 'url', url) order by platform), '[]')
  from publications where article_id = page.id)`;

/** A page, newest first. With `after` it continues behind that row; else `offset` rows are passed over. */
export const historyPage = async (
  db: Database,
  filter: HistoryFilter,
  after: Position | null,
  offset: number,
  limit: number,
): Promise<HistoryRecord[]> => {
  const { rows } = await db.execute<HistoryRecord & Record<string, unknown>>(sql`
    with page as materialized (
      select * from (${shownPlaces(filter, after, offset + limit)}) places
      order by created_at desc, id desc limit ${limit} offset ${offset}
    )
    select page.id, page.type, ${moment} as moment, row.* from page cross join lateral (
      select image_url as image, title, status, primary_keyword as keyword, difficulty, word_count as volume, ${published} as publications
      from articles where page.type = 'article' and articles.id = page.id
      union all
      select null, title, status, coalesce(keywords->>0, ''), difficulty, volume, '[]'
      from scheduled_items where page.type = 'scheduled' and scheduled_items.id = page.id
    ) row order by created_at desc, page.id desc`);
  return rows;
};

/**
 * Counts of articles and scheduled items, each up to the cap. Without a search they are counted in the order of the
 * list: so the index of the list serves, and counting ends at the cap. Else the database would look at all that the
 * owner has, as often as it has not yet noted which rows are visible to all.
 */
export const historyCounts = async (
  db: Database,
  filter: HistoryFilter,
): Promise<{ articles: number; scheduled: number }> => {
  const order = filter.search ? sql`` : sql`order by created_at desc, id desc`;
  const capped = (source: SQL): SQL =>
    sql`(select count(*)::int from (select 1 ${source} ${order} limit ${history.totalCap + 1}) counted)`;
  const ofArticles = filter.type === 'scheduled' ? sql`0` : capped(articles(filter));
  const ofItems = filter.type === 'article' ? sql`0` : capped(items(filter));
  const { rows } = await db.execute<{ articles: number; scheduled: number }>(
    sql`select ${ofArticles} as articles, ${ofItems} as scheduled`,
  );
  return rows[0] ?? { articles: 0, scheduled: 0 };
};
