import type { Timeframe } from '@rankwright/contracts/limits';
import type {
  ArticlePerformance,
  PageResult,
  SearchPerformance,
} from '@rankwright/contracts/searchPerformance';
import type { SearchConnectionRow, StoredSummary } from '../../database/schema/searchPerformance.ts';
import type { Deps } from '../../deps.ts';
import { getArticle } from '../articles/article.service.ts';
import { findPublicationsByArticle } from '../publications/publications.service.ts';
import {
  findPagesByKey,
  findStoredPeriod,
  listDays,
  listPageQueries,
  sumFigures,
} from './figures.repository.ts';
import { createPageResolver, mapArticlesAt } from './pageArticles.service.ts';
import { findSearchConnection, findSearchSummary } from './searchConnection.repository.ts';
import { createPageKey } from './searchDay.model.ts';
import { choosePeriods, summarizeTimeframe } from './summaries.service.ts';

const shownQueries = 25;

/** Why there are no figures; null: there may be. */
export const explainMissing = (
  { searchData }: Pick<Deps, 'searchData'>,
  row: Pick<SearchConnectionRow, 'property'> | undefined,
): string | null => {
  if (!row)
    return searchData ? 'Search Console is not connected.' : 'Search Console is not set up on this server.';
  if (!row.property) return 'No Search Console property is selected yet.';
  return null;
};

export const nothingStored = 'Nothing was read from Search Console yet, or it has no results.';

/** The figures of the days that the first sync has read so far; null: none are stored. */
const summarizeUnfinished = async (
  deps: Deps,
  ownerId: string,
  timeframe: Timeframe,
): Promise<StoredSummary | null> => {
  const stored = await findStoredPeriod(deps.db, ownerId);
  return stored && summarizeTimeframe(deps, ownerId, stored, timeframe);
};

type StoredPage = StoredSummary['pages'][number];

/** Pages with their articles; one that had none at the last sync may have one since. */
const resolvePages = async (
  deps: Deps,
  ownerId: string,
  pages: readonly StoredPage[],
  titles: Record<string, string>,
): Promise<PageResult[]> => {
  const findTitle = ({ articleId }: StoredPage) => (articleId ? (titles[articleId] ?? null) : null);
  const others = pages.filter((page) => findTitle(page) === null);
  const resolve = createPageResolver(await mapArticlesAt(deps, ownerId, others));
  return pages.map((page) => {
    const title = findTitle(page);
    const found = title === null ? resolve(page.url) : { articleId: page.articleId ?? null, title };
    return { ...page, ...found };
  });
};

const createUnknown = (unknown: string): SearchPerformance => ({
  ...{ unknown, total: null, days: [], pages: [], findings: [], findingsUnknown: null },
});

/** Clicks, impressions and positions of the timeframe, and what stands out. */
export const getSearchPerformance = async (
  deps: Deps,
  ownerId: string,
  timeframe: Timeframe,
): Promise<SearchPerformance> => {
  const row = await findSearchSummary(deps.db, ownerId, timeframe);
  const unknown = explainMissing(deps, row);
  if (unknown !== null || !row) return createUnknown(unknown ?? nothingStored);
  const summary = row.summary ?? (await summarizeUnfinished(deps, ownerId, timeframe));
  if (!summary) return createUnknown(nothingStored);
  return {
    ...{ unknown: null, total: summary.total, days: summary.days },
    pages: await resolvePages(deps, ownerId, summary.pages, row.titles),
    findings: row.findings?.findings ?? [],
    findingsUnknown: row.findings ? row.findings.unknown : 'The first reading has not finished yet.',
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
  const unknown = explainMissing(deps, await findSearchConnection(db, ownerId));
  if (unknown !== null) return createEmpty(unknown);
  const stored = await findStoredPeriod(db, ownerId);
  if (!stored) return createEmpty(nothingStored);
  const urls = (await findPublicationsByArticle(db, ownerId, [articleId])).flatMap(({ url }) => url ?? []);
  if (urls.length === 0) return createEmpty('The article is not live at a known URL.');
  const keys = urls.map(createPageKey);
  const pageIds = (await findPagesByKey(db, ownerId, keys)).map(({ id }) => id);
  if (pageIds.length === 0) return createEmpty('Google has not shown this article in its results.');
  const { period } = choosePeriods(stored, timeframe);
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
