import { timeframes, type Timeframe } from '@rankwright/contracts/limits';
import type { MonthResult } from '@rankwright/contracts/searchPerformance';
import type { StoredSummaries, StoredSummary } from '../../database/schema/searchPerformance.ts';
import type { Deps } from '../../deps.ts';
import {
  findStoredPeriod,
  listDays,
  listTopPages,
  sumClicksByPage,
  sumFigures,
  type Period,
} from './figures.repository.ts';
import { createPageResolver, mapArticlesAt } from './pageArticles.service.ts';
import { sumMonths } from './months.model.ts';
import { addDays } from './searchDay.model.ts';

const days: Record<Timeframe, number> = { '7d': 7, '30d': 30, '90d': 90 };
const shownPages = 25;

export const countTimeframeDays = (timeframe: Timeframe): number => days[timeframe];

/** The timeframe that ends with the newest stored day, and the one before it; null: it is not stored completely. */
export const choosePeriods = (
  stored: Period,
  timeframe: Timeframe,
): { period: Period; previous: Period | null } => {
  const from = addDays(stored.to, 1 - days[timeframe]);
  const previous = { from: addDays(from, -days[timeframe]), to: addDays(from, -1) };
  return { period: { from, to: stored.to }, previous: previous.from >= stored.from ? previous : null };
};

/** Adds up the days of a period and its best pages. It takes seconds for a site with ten thousand pages. */
export const summarizePeriod = async (
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  { period, previous, limit }: { period: Period; previous: Period | null; limit: number },
): Promise<Omit<StoredSummary, 'days'>> => {
  const top = await listTopPages(db, ownerId, period, limit);
  const ids = top.map(({ pageId }) => pageId);
  const before = previous ? await sumClicksByPage(db, ownerId, previous, ids) : null;
  return {
    total: await sumFigures(db, ownerId, period),
    pages: top.map(({ pageId, url, clicks, impressions, position }) => ({
      ...{ url, clicks, impressions, position },
      previousClicks: before ? (before.get(pageId) ?? 0) : null,
    })),
  };
};

/** Adds up the days of a timeframe. */
export const summarizeTimeframe = async (
  deps: Pick<Deps, 'db'>,
  ownerId: string,
  stored: Period,
  timeframe: Timeframe,
): Promise<StoredSummary> => {
  const periods = choosePeriods(stored, timeframe);
  return {
    ...(await summarizePeriod(deps, ownerId, { ...periods, limit: shownPages })),
    days: await listDays(deps.db, ownerId, periods.period),
  };
};

/** The figures of every month with a stored day. */
export const summarizeMonths = async (
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  stored: Period,
  finalDay: string | null,
): Promise<MonthResult[]> =>
  sumMonths(await listDays(db, ownerId, stored), { from: stored.from, finalDay: finalDay ?? '' });

/** The summary with the article of each page, so that a request does not search for it. */
const addArticles = async (
  deps: Pick<Deps, 'db'>,
  ownerId: string,
  summary: StoredSummary,
): Promise<StoredSummary> => {
  const resolve = createPageResolver(await mapArticlesAt(deps, ownerId, summary.pages));
  const pages = summary.pages.map((page) => ({ ...page, articleId: resolve(page.url).articleId }));
  return { ...summary, pages };
};

/** The figures of every timeframe and month; null: nothing is stored. */
export const summarizeTimeframes = async (
  deps: Pick<Deps, 'db'>,
  ownerId: string,
  finalDay: string | null,
): Promise<StoredSummaries | null> => {
  const stored = await findStoredPeriod(deps.db, ownerId);
  if (!stored) return null;
  const summaries: Partial<StoredSummaries> = {};
  for (const timeframe of timeframes)
    summaries[timeframe] = await addArticles(
      deps,
      ownerId,
      await summarizeTimeframe(deps, ownerId, stored, timeframe),
    );
  const months = await summarizeMonths(deps, ownerId, stored, finalDay);
  return { ...(summaries as StoredSummaries), months };
};
