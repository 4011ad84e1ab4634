import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { searchPageDays, searchPages } from '../../database/schema/searchPerformance.ts';
import { createPageKey, type PageDay } from './searchDay.model.ts';

const chunkSize = 1_000;

const split = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) =>
    rows.slice(index * chunkSize, (index + 1) * chunkSize),
  );

/** Ids of the addresses; new ones are added. */
const savePages = async (tx: Database, ownerId: string, urls: readonly string[]) => {
  const ids = new Map<string, string>();
  for (const chunk of split(urls)) {
    const rows = chunk.map((url) => ({ ownerId, url, key: createPageKey(url) }));
    await tx.insert(searchPages).values(rows).onConflictDoNothing();
    const found = await tx
      .select({ id: searchPages.id, url: searchPages.url })
      .from(searchPages)
      .where(and(eq(searchPages.ownerId, ownerId), inArray(searchPages.url, chunk)));
    for (const { id, url } of found) ids.set(url, id);
  }
  return ids;
};

/** Replaces what is stored of a day. */
export const replaceDay = async (
  tx: Database,
  ownerId: string,
  { day, isFinal, pages }: { day: string; isFinal: boolean; pages: readonly PageDay[] },
): Promise<void> => {
  await tx
    .delete(searchPageDays)
    .where(and(eq(searchPageDays.ownerId, ownerId), eq(searchPageDays.day, day)));
  const ids = await savePages(
    tx,
    ownerId,
    pages.map(({ url }) => url),
  );
  for (const chunk of split(pages))
    await tx.insert(searchPageDays).values(
      chunk.flatMap(({ url, ...figures }) => {
        const pageId = ids.get(url);
        return pageId ? [{ ...figures, ownerId, pageId, day, isFinal }] : [];
      }),
    );
};

export const deleteDaysBefore = async (db: Database, ownerId: string, day: string): Promise<void> => {
  await db
    .delete(searchPageDays)
    .where(and(eq(searchPageDays.ownerId, ownerId), lt(searchPageDays.day, day)));
};

/** Deletes everything that was read. */
export const deleteFigures = async (tx: Database, ownerId: string): Promise<void> => {
  await tx.delete(searchPageDays).where(eq(searchPageDays.ownerId, ownerId));
  await tx.delete(searchPages).where(eq(searchPages.ownerId, ownerId));
};
