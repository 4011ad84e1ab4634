import type { Timeframe } from '@rankwright/contracts/limits';
import { listKeywordResults } from '@rankwright/contracts/planner';
import {
  getArticlePerformance,
  getMonthlyResults,
  getSearchPerformance,
  listPageResults,
} from '@rankwright/contracts/searchPerformance';
import { callApi, endpointQuery } from '@rankwright/sdk/api';

export const searchPerformanceQuery = (timeframe: Timeframe) =>
  endpointQuery(getSearchPerformance, { query: { timeframe } });

export const articlePerformanceQuery = (id: string, timeframe: Timeframe) =>
  endpointQuery(getArticlePerformance, { params: { id }, query: { timeframe } });

export const keywordResultsQuery = (timeframe: Timeframe) =>
  endpointQuery(listKeywordResults, { query: { timeframe } });

export const monthlyResultsQuery = endpointQuery(getMonthlyResults);

/** Everything that the full export holds. */
export const requestAllResults = async (timeframe: Timeframe) => {
  const query = { timeframe };
  const [{ pages, period }, { keywords }, { months }] = await Promise.all([
    callApi(listPageResults, { query }),
    callApi(listKeywordResults, { query }),
    callApi(getMonthlyResults),
  ]);
  return { pages, period, keywords, months };
};
export type AllResults = Awaited<ReturnType<typeof requestAllResults>>;
