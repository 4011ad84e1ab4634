import { history } from '@rankwright/contracts/limits';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';
import { searchWords } from './words.ts';

export interface Question {
  name: string;
  /** What is asked of the API in that round. */
  query(round: number, size: number): Record<string, string>;
  /** The same as somebody would write it by hand: the rows of the page, and the totals up to the cap. */
  bare(db: Database, ownerId: string, round: number, size: number): Promise<unknown>;
}

const perPage = 10;
/** The last page there is at this size, and at most the last one that can be asked for. */
const deepPage = (size: number): number => Math.min(history.maxPage, size / 10 / perPage);

const wordOf = (round: number): string => searchWords[round % searchWords.length] ?? '';
const found = (word: string): SQL => (word ? sql`and search @@ to_tsquery('simple', ${`${word}:*`})` : sql``);

const articlesOf = (ownerId: string, word: string): SQL =>
  sql`from articles where owner_id = ${ownerId} and deleted_at is null ${found(word)}`;
const itemsOf = (ownerId: string, word: string): SQL =>
  sql`from scheduled_items where owner_id = ${ownerId} and article_id is null ${found(word)}`;

/** Each kind gives as many rows as could be shown, by its index; the newest of both are kept. */
const rowsOf = (db: Database, ownerId: string, word: string, offset: number) => {
  const most = sql`order by created_at desc, id desc limit ${offset + perPage + 1}`;
  return db.execute(sql`select * from (
    (select id, title, status, primary_keyword, created_at, word_count ${articlesOf(ownerId, word)} ${most})
    union all (select id, title, status, keywords->>0, created_at, volume ${itemsOf(ownerId, word)} ${most})
  ) both_kinds order by created_at desc, id desc limit ${perPage + 1} offset ${offset}`);
};

const totalsOf = (db: Database, ownerId: string, word: string) =>
  db.execute(sql`select
    (select count(*) from (select 1 ${articlesOf(ownerId, word)} limit ${history.totalCap + 1}) counted) as articles,
    (select count(*) from (select 1 ${itemsOf(ownerId, word)} limit ${history.totalCap + 1}) counted) as items`);

const bare = (db: Database, ownerId: string, word: string, offset: number) =>
  Promise.all([rowsOf(db, ownerId, word, offset), totalsOf(db, ownerId, word)]);

export const questions: Question[] = [
  {
    name: 'page 1',
    query: () => ({ page: '1', limit: String(perPage) }),
    bare: (db, ownerId) => bare(db, ownerId, '', 0),
  },
  {
    name: 'deep page',
    query: (_, size) => ({ page: String(deepPage(size)), limit: String(perPage) }),
    bare: (db, ownerId, _, size) => bare(db, ownerId, '', (deepPage(size) - 1) * perPage),
  },
  {
    name: 'search',
    query: (round) => ({ page: '1', limit: String(perPage), search: wordOf(round) }),
    bare: (db, ownerId, round) => bare(db, ownerId, wordOf(round), 0),
  },
];
