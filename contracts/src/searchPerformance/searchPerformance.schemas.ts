import * as z from '@rankwright/contracts/zod';
import { ok, idParams, defineSchemas } from '../http.schemas.ts';
import { timeframes } from '../limits.ts';
import { searchFigures } from './figures.schemas.ts';
import { resultPage, searchFinding } from './findings.schemas.ts';

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

/** By endpoint. */
export const searchPerformanceSchemas = {
  getSearchPerformance: defineSchemas({
    summary: 'Clicks, impressions and positions of the site’s pages, and what stands out.',
    query: z.object({ timeframe: z.enum(timeframes).default('30d') }),
    reply: ok.extend({ data: searchPerformance }),
    example: { query: { timeframe: '30d' } },
  }),
  getArticlePerformance: defineSchemas({
    summary: 'What became of an article in the search results.',
    params: idParams,
    query: z.object({ timeframe: z.enum(timeframes).default('30d') }),
    reply: ok.extend({ data: articlePerformance }),
  }),
};
