import type { Timeframe } from '@rankwright/contracts/limits';
import type { ArticlePerformance, SearchPerformance } from '@rankwright/contracts/searchPerformance';
import type { Deps } from '../../deps.ts';
import { getArticle } from '../articles/article.service.ts';
import { findPublishedArticles } from '../publications/publications.service.ts';
import {
  findPagesByKey,
  findStoredPeriod,
  listDays,
  listPageQueries,
  listTopPages,
  sumClicksByPage,
  sumFigures,
  type Period,
} from './figures.repository.ts';
import { createPageResolver, mapArticlesByKey } from './findings.service.ts';
import { findSearchConnection } from './searchConnection.repository.ts';
import { addDays, createPageKey } from './searchDay.model.ts';

const days: Record<Timeframe, number> = { '7d': 7, '30d': 30, '90d': 90 };
const shownPages = 50;
const shownQueries = 25;

/** The timeframe that ends with the newest stored day, and the one before it. */
const choosePeriods = (stored: Period, timeframe: Timeframe): { period: Period; previous: Period | null } => {
  const from = addDays(stored.to, 1 - days[timeframe]);
  const previous = { from: addDays(from, -days[timeframe]), to: addDays(from, -1) };
  return { period: { from, to: stored.to }, previous: previous.from >= stored.from ? previous : null };
};

/** Why there are no figures; null: there may be. */
const explainMissing = async ({ db, searchData }: Deps, ownerId: string): Promise<string | null> => {
  const row = await findSearchConnection(db, ownerId);
  if (!row)
    return searchData ? 'Search Console is not connected.' : 'Search Console is not set up on this server.';
  if (!row.property) return 'No Search Console property is selected yet.';
  return null;
};

const readStored = async (deps: Deps, ownerId: string): Promise<{ unknown: string } | { stored: Period }> => {
  const unknown = await explainMissing(deps, ownerId);
  if (unknown) return { unknown };
  const stored = await findStoredPeriod(deps.db, ownerId);
  return stored ? { stored } : { unknown: 'Nothing was read from Search Console yet, or it has no results.' };
};

/** Clicks, impressions and positions of the timeframe, and what stands out. */
export const getSearchPerformance = async (
  deps: Deps,
  ownerId: string,
  timeframe: Timeframe,
): Promise<SearchPerformance> => {
  const { db } = deps;
  const found = await readStored(deps, ownerId);
  if ('unknown' in found)
    return { unknown: found.unknown, total: null, days: [], pages: [], findings: [], findingsUnknown: null };
  const { period, previous } = choosePeriods(found.stored, timeframe);
  const top = await listTopPages(db, ownerId, period, shownPages);
  const ids = top.map(({ pageId }) => pageId);
  const before = previous ? await sumClicksByPage(db, ownerId, previous, ids) : null;
  const resolve = createPageResolver(await mapArticlesByKey(deps, ownerId));
  const stored = (await findSearchConnection(db, ownerId))?.findings;
  return {
    unknown: null,
    total: await sumFigures(db, ownerId, period),
    days: await listDays(db, ownerId, period),
    pages: top.map(({ pageId, url, clicks, impressions, position }) => ({
      ...resolve(url),
      ...{ clicks, impressions, position },
      previousClicks: before ? (before.get(pageId) ?? 0) : null,
    })),
    findings: stored?.findings ?? [],
    findingsUnknown: stored ? stored.unknown : 'The first reading has not come to its end yet.',
  };
};

const createEmpty = (unknown: string): ArticlePerformance => ({
  ...{ unknown, total: null, days: [], queries: [], otherClicks: 0 },
});

/** What became of an article in the search results. Throws NOT_FOUND when the account has no such article. */
export const getArticlePerformance = async (
  deps: Deps,
  ownerId: string,
  articleId: string,
  timeframe: Timeframe,
): Promise<ArticlePerformance> => {
  const { db } = deps;
  await getArticle({ db }, ownerId, articleId);
  const found = await readStored(deps, ownerId);
  if ('unknown' in found) return createEmpty(found.unknown);
  const published = (await findPublishedArticles(db, ownerId)).filter((row) => row.articleId === articleId);
  if (published.length === 0) return createEmpty('The article is not live at an address that is known.');
  const keys = published.map(({ url }) => createPageKey(url));
  const pageIds = (await findPagesByKey(db, ownerId, keys)).map(({ id }) => id);
  if (pageIds.length === 0) return createEmpty('Google has not shown this article in its results.');
  const { period } = choosePeriods(found.stored, timeframe);
  const total = await sumFigures(db, ownerId, period, pageIds);
  const rows = await listPageQueries(db, ownerId, period, { pageIds, limit: shownQueries });
  return {
    unknown: null,
    total,
    days: await listDays(db, ownerId, period, pageIds),
    queries: rows.map(({ query, clicks, impressions, position }) => ({
      query,
      clicks,
      impressions,
      position,
    })),
    otherClicks: Math.max(0, total.clicks - rows.reduce((sum, { clicks }) => sum + clicks, 0)),
  };
};
