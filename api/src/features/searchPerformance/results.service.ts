import type { Timeframe } from '@rankwright/contracts/limits';
import { maxPageResults, type ListedPage, type MonthResult } from '@rankwright/contracts/searchPerformance';
import type { Deps } from '../../deps.ts';
import { findStoredPeriod, listTopPages, type Period } from './figures.repository.ts';
import { createPageResolver, mapArticlesByKey } from './pageArticles.service.ts';
import { findSearchConnection } from './searchConnection.repository.ts';
import { explainMissing, nothingStored } from './searchPerformance.service.ts';
import { choosePeriods, summarizeMonths } from './summaries.service.ts';

/** The site's figures by month, as of the last sync; while the first one runs, of the days that it has read. */
export const getMonthlyResults = async (
  deps: Deps,
  ownerId: string,
): Promise<{ unknown: string | null; months: MonthResult[] }> => {
  const row = await findSearchConnection(deps.db, ownerId);
  const unknown = explainMissing(deps, row);
  if (unknown !== null || !row) return { unknown: unknown ?? nothingStored, months: [] };
  if (row.summaries?.months) return { unknown: null, months: row.summaries.months };
  const stored = await findStoredPeriod(deps.db, ownerId);
  if (!stored) return { unknown: nothingStored, months: [] };
  return { unknown: null, months: await summarizeMonths(deps, ownerId, stored, row.finalDay) };
};

/** All pages of the timeframe with the article that is live there. It takes seconds for a site with ten thousand pages. */
export const listPageResults = async (
  deps: Deps,
  ownerId: string,
  timeframe: Timeframe,
): Promise<{ unknown: string | null; period: Period | null; pages: ListedPage[] }> => {
  const unknown = explainMissing(deps, await findSearchConnection(deps.db, ownerId));
  const stored = unknown === null ? await findStoredPeriod(deps.db, ownerId) : null;
  if (!stored) return { unknown: unknown ?? nothingStored, period: null, pages: [] };
  const { period } = choosePeriods(stored, timeframe);
  const resolve = createPageResolver(await mapArticlesByKey(deps, ownerId));
  const rows = await listTopPages(deps.db, ownerId, period, maxPageResults);
  const pages = rows.map(({ url, clicks, impressions, position }) => ({
    ...resolve(url),
    ...{ clicks, impressions, position },
  }));
  return { unknown: null, period, pages };
};
