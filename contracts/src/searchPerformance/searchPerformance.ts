import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, idParams, ok } from '../http.ts';
import { timeframes } from '../limits.ts';
import { searchFigures } from './figures.ts';
import { resultPage, searchFinding } from './findings.ts';

export * from './figures.ts';
export * from './findings.ts';
export * from './findingTexts.ts';
export * from './results.ts';
export * from './searchConnection.ts';

const searchDay = searchFigures.extend({ date: z.iso.date(), isFinal: z.boolean() });
export type SearchDay = z.infer<typeof searchDay>;

export const pageResult = resultPage.extend({
  ...searchFigures.shape,
  /** Clicks of the timeframe before; null: it is not stored completely. */
  previousClicks: z.number().nullable(),
});
export type PageResult = z.infer<typeof pageResult>;

export const searchPerformance = z.object({
  /** Why there are no figures; null: there are. */
  unknown: z.string().nullable(),
  /** Of all pages; null: nothing is stored. */
  total: searchFigures.nullable(),
  /** One entry per stored day, oldest first. */
  days: z.array(searchDay),
  /** Those with the most clicks. */
  pages: z.array(pageResult),
  findings: z.array(searchFinding),
  /** Why pages could not be judged; null: all were. */
  findingsUnknown: z.string().nullable(),
});
export type SearchPerformance = z.infer<typeof searchPerformance>;

export const getSearchPerformance = defineEndpoint({
  id: 'getSearchPerformance',
  method: 'GET',
  path: '/api/auth/search-console/performance',
  access: 'plan',
  documented: false,
  summary: 'Clicks, impressions and positions of the site’s pages, and what stands out.',
  query: z.object({ timeframe: z.enum(timeframes).default('30d') }),
  reply: ok.extend({ data: searchPerformance }),
  example: { query: { timeframe: '30d' } },
});

const queryResult = searchFigures.extend({ query: z.string() });
export type QueryResult = z.infer<typeof queryResult>;

export const articlePerformance = z.object({
  unknown: z.string().nullable(),
  total: searchFigures.nullable(),
  days: z.array(searchDay),
  /** Queries of the timeframe with the most clicks; Google withholds rare ones. */
  queries: z.array(queryResult),
  /** Clicks of queries that are not in the list. */
  otherClicks: z.number(),
});
export type ArticlePerformance = z.infer<typeof articlePerformance>;

export const getArticlePerformance = defineEndpoint({
  id: 'getArticlePerformance',
  method: 'GET',
  path: '/api/auth/articles/:id/performance',
  access: 'plan',
  documented: false,
  summary: 'What became of an article in the search results.',
  params: idParams,
  query: z.object({ timeframe: z.enum(timeframes).default('30d') }),
  reply: ok.extend({ data: articlePerformance }),
});
