import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { searchDays, searchPageDays, searchPages } from '../../database/schema/searchPerformance.ts';
import { createPageKey, splitRows, sumPages, type PageDay } from './searchDay.model.ts';
import type { PageIds } from './pageIds.ts';

/** A day as it is stored; rows are sent as JSON, because one value is far quicker than thousands of parameters. */
export interface StoredDay {
  day: string;
  isFinal: boolean;
  pages: readonly PageDay[];
}

const addPages = async (tx: Database, ownerId: string, urls: readonly string[]) => {
  const rows = JSON.stringify(urls.map((url) => ({ url, key: createPageKey(url) })));
  await tx.execute(sql`insert into search_pages (owner_id, url, key)
    select ${ownerId}::uuid, url, key from json_to_recordset(${rows}::json) as page(url text, key text)
    on conflict do nothing`);
};

const findPageIds = async (tx: Database, ownerId: string, urls: readonly string[]) => {
  const { rows } = await tx.execute<{ id: string; url: string }>(
    sql`select id, url from search_pages where owner_id = ${ownerId} and url = any(${sql.param(urls)}::text[])`,
  );
  return rows;
};

/** Learns the ids of addresses that are not known yet; new addresses are added. */
const savePages = async (tx: Database, ownerId: string, ids: PageIds, urls: readonly string[]) => {
  for (const part of splitRows(urls.filter((url) => !ids.has(url)))) {
    await addPages(tx, ownerId, part);
    for (const { id, url } of await findPageIds(tx, ownerId, part)) ids.set(url, id);
  }
};

const deleteDay = async (tx: Database, ownerId: string, day: string): Promise<void> => {
  for (const table of [searchPageDays, searchDays])
    await tx.delete(table).where(and(eq(table.ownerId, ownerId), eq(table.day, day)));
};

/** Replaces what is stored of a day. */
export const replaceDay = async (
  tx: Database,
  ownerId: string,
  ids: PageIds,
  { day, isFinal, pages }: StoredDay,
): Promise<void> => {
  await deleteDay(tx, ownerId, day);
  await savePages(
    tx,
    ownerId,
    ids,
    pages.map(({ url }) => url),
  );
  for (const part of splitRows(pages)) {
    const rows = part.map(({ url, ...figures }) => ({ ...figures, page: ids.get(url) }));
    await tx.execute(sql`insert into search_page_days
        (owner_id, page_id, day, clicks, impressions, position, queries, is_final)
      select ${ownerId}::uuid, page, ${day}::date, clicks, impressions, position, queries, ${isFinal}::boolean
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as row(page uuid, clicks int, impressions int, position real, queries jsonb)`);
  }
  if (pages.length > 0) await tx.insert(searchDays).values({ ownerId, day, isFinal, ...sumPages(pages) });
};

export const deleteDaysBefore = async (db: Database, ownerId: string, day: string): Promise<void> => {
  for (const table of [searchPageDays, searchDays])
    await db.delete(table).where(and(eq(table.ownerId, ownerId), lt(table.day, day)));
};

/** Deletes everything that was read. */
export const deleteFigures = async (tx: Database, ownerId: string): Promise<void> => {
  for (const table of [searchPageDays, searchDays, searchPages])
    await tx.delete(table).where(eq(table.ownerId, ownerId));
};
