import * as z from '@rankwright/contracts/zod';
import { isoTime, ok, defineSchemas } from '../http.schemas.ts';
import { timeframes } from '../limits.ts';

export const rankedArticle = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  readTime: z.string(),
  status: z.string(),
  industry: z.string(),
  targetAudience: z.string(),
  createdAt: isoTime,
});

export type RankedArticle = z.infer<typeof rankedArticle>;

export const dashboard = z.object({
  summary: z.object({
    totalArticles: z.number(),
    publishedArticles: z.number(),
    scheduledArticles: z.number(),
  }),
  topRankedArticles: z.array(rankedArticle),
  /** One entry per day of the timeframe, in the account's time zone. */
  overTime: z.array(z.object({ date: z.iso.date(), draft: z.number(), published: z.number() })),
  /** Publication outcomes per platform within the timeframe. */
  outcomes: z.array(
    z.object({
      platform: z.string(),
      live: z.number(),
      failed: z.number(),
      unknown: z.number(),
      waiting: z.number(),
    }),
  ),
});

export type Dashboard = z.infer<typeof dashboard>;

/** By endpoint. */
export const analyticsSchemas = {
  getAnalyticsDashboard: defineSchemas({
    summary: 'Totals, top articles and publication outcomes of a timeframe.',
    query: z.object({ timeframe: z.enum(timeframes).default('30d') }),
    reply: ok.extend({ data: dashboard }),
    example: { query: { timeframe: '30d' } },
  }),
};
