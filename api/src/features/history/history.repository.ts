import { sql, type SQL } from 'drizzle-orm';
import { history } from '@rankwright/contracts/limits';
import type { HistoryRow } from '@rankwright/contracts/articles';
import type { Database } from '../../database/database.ts';
import type { DeliveryState } from '../../database/schema/planner.ts';
import { getSortKey, isAfter, orderBy, renderKey, type HistoryOrder, type Position } from './historyOrder.ts';

export interface HistoryFilter {
  ownerId: string;
  search: string;
  status?: string | undefined;
  type?: 'article' | 'scheduled' | 'imported' | undefined;
}

/** What the state of a row is derived from. */
interface StateFacts {
  hasText: boolean;
  isApproved: boolean;
  isMarkedPublished: boolean;
  isDated: boolean;
  delivery: DeliveryState | null;
}

/** The position has the article's id; `rowId` is a plan's scheduled item. */
export type HistoryRecord = StateFacts & { position: Position; rowId: string } & Omit<
    HistoryRow,
    'id' | 'state'
  >;

const matchesAll = sql`true`;

/** Prefix search, in the `simple` configuration that the index uses. */
const matchesSearch = (search: string): SQL => {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0
    ? matchesAll
    : sql`search @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
};

const matchesOwner = ({ ownerId, search }: HistoryFilter): SQL =>
  sql`owner_id = ${ownerId} and ${matchesSearch(search)} and deleted_at is null`;

const fromArticles = (filter: HistoryFilter): SQL =>
  sql`from articles where ${matchesOwner(filter)} and content <> ''
    and ${filter.status ? sql`status = ${filter.status}` : matchesAll} and ${filter.type === 'imported' ? sql`kind = 'imported'` : matchesAll}`;

/** Whether the filter leaves scheduled items in. */
const includesScheduled = ({ type }: HistoryFilter): boolean => type === undefined || type === 'scheduled';

/** Articles without text, which are plans: the status is their scheduled item's. */
const fromScheduledItems = (filter: HistoryFilter): SQL =>
  sql`from articles where ${matchesOwner(filter)} and content = '' and ${
    filter.status
      ? sql`exists (select 1 from scheduled_items where article_id = articles.id and status = ${filter.status})`
      : matchesAll
  }`;

/** Positions of one type in order. Without a search, those by creation are read from the index alone. */
const selectPositions = (kind: string, source: SQL, list: HistoryList, take: number): SQL =>
  sql`(select id, created_at, ${getSortKey(list.by)} as sort_key, ${kind} as type ${source}
    and ${list.after ? isAfter(list.by, list.after) : matchesAll} ${orderBy(list.by)} limit ${take})`;

const selectAllPositions = (list: HistoryList, take: number): SQL => {
  const { filter } = list;
  const kinds = [
    filter.type !== 'scheduled' && selectPositions('article', fromArticles(filter), list, take),
    includesScheduled(filter) && selectPositions('scheduled', fromScheduledItems(filter), list, take),
  ];
  return sql.join(
    kinds.filter((kind) => kind !== false),
    sql` union all `,
  );
};

const renderTime = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const publicationsJson = sql`(select coalesce(json_agg(json_build_object('id', id, 'platform', platform, 'state', state, 'url', url, 'visibility', visibility, 'publicAt', ${renderTime(sql`public_at`)}) order by platform), '[]')
  from publications where article_id = page.id)`;

export interface HistoryList {
  filter: HistoryFilter;
  by: HistoryOrder;
  /** The last row before this page; null counts `offset` rows instead. */
  after: Position | null;
  offset: number;
  limit: number;
}

/** A page of the history. */
export const listHistory = async (db: Database, list: HistoryList): Promise<HistoryRecord[]> => {
  const { by, offset, limit } = list;
  const { rows } = await db.execute<HistoryRecord & Record<string, unknown>>(sql`
    with page as materialized (
      select * from (${selectAllPositions(list, offset + limit)}) places
      ${orderBy(by)} limit ${limit} offset ${offset}
    )
    select json_build_object('key', ${renderKey(by)}, 'id', page.id) as position, ${renderTime(sql`page.created_at`)} as date, row.* from page cross join lateral (
      select coalesce(item.id, articles.id) as "rowId", case when page.type = 'article' or item.id is null then 'article' else item.type end as type,
        image_url as image, title, case when page.type = 'article' then articles.status else coalesce(item.status, articles.status) end as status,
        primary_keyword as keyword, case when page.type = 'article' then articles.difficulty else item.difficulty end as difficulty,
        case when page.type = 'article' then word_count else coalesce(item.volume, 0) end as volume, ${publicationsJson} as publications,
        page.type = 'article' as "hasText", articles.kind = 'imported' as "isImported", approved_version is not distinct from version as "isApproved",
        articles.status = 'published' or coalesce(item.status = 'published', false) as "isMarkedPublished",
        item.scheduled_date is not null as "isDated", item.scheduled_date::text as "scheduledDate", ${renderTime(sql`published_at`)} as "publishedDate", item.delivery_state as delivery
      from articles left join scheduled_items item on item.article_id = articles.id where articles.id = page.id
    ) row ${orderBy(by)}`);
  return rows;
};

/**
 * Counts articles and scheduled items, each up to the cap. Without a search, the order of the list makes the
 * database use the list's index and stop at the cap; otherwise it could scan all rows of the owner.
 */
export const countHistory = async (
  db: Database,
  filter: HistoryFilter,
): Promise<{ articles: number; scheduled: number }> => {
  const order = filter.search ? sql`` : sql`order by created_at desc, id desc`;
  const countUpToCap = (source: SQL): SQL =>
    sql`(select count(*)::int from (select 1 ${source} ${order} limit ${history.totalCap + 1}) counted)`;
  const articleCount = filter.type === 'scheduled' ? sql`0` : countUpToCap(fromArticles(filter));
  const scheduledCount = includesScheduled(filter) ? countUpToCap(fromScheduledItems(filter)) : sql`0`;
  const { rows } = await db.execute<{ articles: number; scheduled: number }>(
    sql`select ${articleCount} as articles, ${scheduledCount} as scheduled`,
  );
  return rows[0] ?? { articles: 0, scheduled: 0 };
};
