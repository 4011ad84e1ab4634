import * as z from '@rankwright/contracts/zod';
import { ok, isoTime, idParams, defineSchemas } from '../http.schemas.ts';
import { timeframes } from '../limits.ts';
import { rankSources } from './ranks.ts';

/** 95 % interval. */
const interval = z.object({ low: z.number(), high: z.number() });

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** Where the site stands for a keyword. */
export const keywordRank = z.object({
  keywordId: z.uuid(),
  /** The average over `days`; 1 is the first result. Null: `unknown` says why. */
  position: z.number().nullable(),
  /** Of the average. Null: there are too few days for one. */
  interval: interval.nullable(),
  /** Days in the average. */
  days: z.number().int(),
  /** Against the window before; positive is worse. Null: there are too few days to compare. */
  change: z.object({ positions: z.number(), interval }).nullable(),
  source: z.enum(rankSources).nullable(),
  /** The newest day in the average. */
  lastDay: day.nullable(),
  unknown: z.string().nullable(),
});

export type KeywordRank = z.infer<typeof keywordRank>;

/** What became of a keyword. */
export const keywordResult = keywordRank.extend({
  keyword: z.string(),
  /** Of the timeframe. Null: Search Console told nothing of the keyword. */
  clicks: z.number().int().nullable(),
  impressions: z.number().int().nullable(),
});

export type KeywordResult = z.infer<typeof keywordResult>;

/** A day's position; null: the site was not among the results that were looked at. */
const rankDay = z.object({
  day,
  position: z.number().nullable(),
  /** Null: the source does not tell. */
  impressions: z.number().int().nullable(),
  clicks: z.number().int().nullable(),
  source: z.enum(rankSources),
});

export type RankDay = z.infer<typeof rankDay>;

/** By endpoint. */
export const ranksSchemas = {
  listKeywordRanks: defineSchemas({
    summary: 'Where the site stands for each keyword of the account.',
    reply: ok.extend({
      ranks: z.array(keywordRank),
      /** Of the newest check; null: there was none. */
      checkedAt: isoTime.nullable(),
      /** Why the last check stopped; null: it did not. */
      error: z.string().nullable(),
    }),
  }),
  listKeywordResults: defineSchemas({
    summary: 'Clicks, impressions and position of each keyword of the account.',
    query: z.object({ timeframe: z.enum(timeframes).default('30d') }),
    reply: ok.extend({ keywords: z.array(keywordResult) }),
  }),
  getKeywordRankHistory: defineSchemas({
    summary: 'The stored positions of a keyword, oldest first; sixteen months at most.',
    params: idParams,
    reply: ok.extend({ days: z.array(rankDay) }),
  }),
};
