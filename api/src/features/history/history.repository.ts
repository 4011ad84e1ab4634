import { sql, type SQL } from 'drizzle-orm';
import { history } from '@rankwright/contracts/limits';
import type { Database } from '../../database/database.ts';

export interface HistoryFilter {
  ownerId: string;
  search: string;
  status?: string | undefined;
  type?: 'article' | 'scheduled' | undefined;
}

export interface Position {
  createdAt: Date;
  id: string;
}

export interface HistoryRecord {
  id: string;
  image: string | null;
  title: string;
  status: string;
  keyword: string;
  difficulty: number | null;
  volume: number;
  date: Date;
  type: string;
  articleId: string | null;
}

const all = sql`true`;

/** Words match from their beginning; in `simple` form, as the index has them. */
const matches = (search: string): SQL => {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0
    ? all
    : sql`search @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
};

const articlesPart = (filter: HistoryFilter): SQL => sql`
  select id, image_url as image, title, status, primary_keyword as keyword, difficulty, word_count as volume, created_at as date, 'article' as type, id as article_id
  from articles
  where owner_id = ${filter.ownerId} and deleted_at is null and ${matches(filter.search)} and ${filter.status ? sql`status = ${filter.status}` : all}`;

/** Items that became an article are that article's row. */
const itemsPart = (filter: HistoryFilter): SQL => sql`
  select id, null as image, title, status, coalesce(keywords->>0, '') as keyword, difficulty, volume, created_at as date, 'scheduled' as type, null::uuid as article_id
  from scheduled_items
  where owner_id = ${filter.ownerId} and article_id is null and ${matches(filter.search)} and ${filter.status ? sql`status = ${filter.status}` : all}`;

const source = (filter: HistoryFilter): SQL => {
  if (filter.type === 'article') return articlesPart(filter);
  return filter.type === 'scheduled'
    ? itemsPart(filter)
    : sql`${articlesPart(filter)} union all ${itemsPart(filter)}`;
};

const ordered = (part: SQL, after: Position | null, take: number): SQL =>
  sql`(select * from (${part}) part where ${after ? sql`(date, id) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)` : all} order by date desc, id desc limit ${take})`;

interface RawRecord extends Omit<HistoryRecord, 'date' | 'articleId'>, Record<string, unknown> {
  date: Date | string;
  article_id: string | null;
}

const recordOf = ({ article_id: articleId, date, ...row }: RawRecord): HistoryRecord => ({
  ...row,
  articleId,
  date: new Date(date),
});

/** A page, newest first. With `after` it continues behind that row; else `offset` rows are passed over. */
export const historyPage = async (
  db: Database,
  filter: HistoryFilter,
  after: Position | null,
  offset: number,
  limit: number,
): Promise<HistoryRecord[]> => {
  const take = offset + limit;
  const parts = filter.type
    ? ordered(source(filter), after, take)
    : sql`${ordered(articlesPart(filter), after, take)} union all ${ordered(itemsPart(filter), after, take)}`;
  const { rows } = await db.execute<RawRecord>(
    sql`select * from (${parts}) rows order by date desc, id desc limit ${limit} offset ${offset}`,
  );
  return rows.map(recordOf);
};

/** Counts of articles and scheduled items, each up to the cap. */
export const historyCounts = async (
  db: Database,
  filter: HistoryFilter,
): Promise<{ articles: number; scheduled: number }> => {
  const capped = (part: SQL): SQL =>
    sql`(select count(*)::int from (select 1 from (${part}) part limit ${history.totalCap + 1}) capped)`;
  const { rows } = await db.execute<{ articles: number; scheduled: number }>(
    sql`select ${capped(articlesPart(filter))} as articles, ${capped(itemsPart(filter))} as scheduled`,
  );
  return rows[0] ?? { articles: 0, scheduled: 0 };
};
