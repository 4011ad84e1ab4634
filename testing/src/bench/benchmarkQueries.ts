import { history } from '@rankwright/contracts/limits';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../api/src/database/database.ts';
import { searchWords } from './searchWords.ts';

export interface BenchmarkQuery {
  name: string;
  /** Query parameters of the API request. */
  getParams(round: number, size: number): Record<string, string>;
  /** The same as handwritten SQL: the rows of the page and the capped totals. */
  runSql(db: Database, ownerId: string, round: number, size: number): Promise<unknown>;
}

const perPage = 10;
/** The last page at this size, limited by the API's maximum. */
const getDeepPage = (size: number): number => Math.min(history.maxPage, size / 10 / perPage);

const pickSearchWord = (round: number): string => searchWords[round % searchWords.length] ?? '';
const createSearchFilter = (word: string): SQL =>
  word ? sql`and search @@ to_tsquery('simple', ${`${word}:*`})` : sql``;

const selectArticles = (ownerId: string, word: string): SQL =>
  sql`from articles where owner_id = ${ownerId} and deleted_at is null and content <> '' ${createSearchFilter(word)}`;
const selectScheduledItems = (ownerId: string, word: string): SQL =>
  sql`from articles where owner_id = ${ownerId} and deleted_at is null and content = '' ${createSearchFilter(word)}`;

/** Reads enough rows of each kind by its index and returns the newest of both. */
const readRows = (db: Database, ownerId: string, word: string, offset: number) => {
  const most = sql`order by created_at desc, id desc limit ${offset + perPage + 1}`;
  return db.execute(sql`select * from (
    (select id, title, status, primary_keyword, created_at, word_count ${selectArticles(ownerId, word)} ${most})
    union all (select id, title, status, primary_keyword, created_at, word_count ${selectScheduledItems(ownerId, word)} ${most})
  ) both_kinds order by created_at desc, id desc limit ${perPage + 1} offset ${offset}`);
};

const readTotals = (db: Database, ownerId: string, word: string) =>
  db.execute(sql`select
    (select count(*) from (select 1 ${selectArticles(ownerId, word)} limit ${history.totalCap + 1}) counted) as articles,
    (select count(*) from (select 1 ${selectScheduledItems(ownerId, word)} limit ${history.totalCap + 1}) counted) as items`);

const readPage = (db: Database, ownerId: string, word: string, offset: number) =>
  Promise.all([readRows(db, ownerId, word, offset), readTotals(db, ownerId, word)]);

export const benchmarkQueries: BenchmarkQuery[] = [
  {
    name: 'page 1',
    getParams: () => ({ page: '1', limit: String(perPage) }),
    runSql: (db, ownerId) => readPage(db, ownerId, '', 0),
  },
  {
    name: 'deep page',
    getParams: (_, size) => ({ page: String(getDeepPage(size)), limit: String(perPage) }),
    runSql: (db, ownerId, _, size) => readPage(db, ownerId, '', (getDeepPage(size) - 1) * perPage),
  },
  {
    name: 'search',
    getParams: (round) => ({ page: '1', limit: String(perPage), search: pickSearchWord(round) }),
    runSql: (db, ownerId, round) => readPage(db, ownerId, pickSearchWord(round), 0),
  },
];
