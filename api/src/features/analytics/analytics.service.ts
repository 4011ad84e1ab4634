import type { Dashboard, RankedArticle } from '@rankwright/contracts/account';
import type { Timeframe } from '@rankwright/contracts/limits';
import type { Deps } from '../../deps.ts';
import { readTimeZone } from '../auth/account.service.ts';
import { listDays, summarizeOutcomes, formatReadTime, getTimeframeStart } from './analytics.model.ts';
import {
  countArticles,
  countOutcomes,
  countPerDay,
  countScheduledItems,
  findTopArticles,
} from './analytics.repository.ts';

const topCount = 10;

const toRankedArticle = (row: Awaited<ReturnType<typeof findTopArticles>>[number]): RankedArticle => ({
  id: row.id,
  title: row.title,
  description: row.description,
  keywords: [row.primaryKeyword, ...row.secondaryKeywords].filter(Boolean),
  readTime: formatReadTime(row.wordCount),
  status: row.status,
  industry: row.industry,
  targetAudience: row.targetAudience,
  createdAt: row.createdAt.toISOString(),
});

/** The dashboard's numbers for a timeframe. */
export const getAnalyticsDashboard = async (
  { db, clock }: Deps,
  ownerId: string,
  timeframe: Timeframe,
): Promise<Dashboard> => {
  const now = clock.now();
  const since = getTimeframeStart(timeframe, now);
  const timeZone = await readTimeZone(db, ownerId);
  const articles = await countArticles(db, ownerId, since);
  const perDay = new Map((await countPerDay(db, ownerId, since, timeZone)).map((row) => [row.day, row]));
  return {
    summary: {
      totalArticles: articles.total,
      publishedArticles: articles.published,
      scheduledArticles: await countScheduledItems(db, ownerId),
    },
    topRankedArticles: (await findTopArticles(db, ownerId, since, topCount)).map(toRankedArticle),
    overTime: listDays(timeframe, timeZone, now).map((date) => {
      const row = perDay.get(date);
      return { date, draft: row?.draft ?? 0, published: row?.published ?? 0 };
    }),
    outcomes: summarizeOutcomes(await countOutcomes(db, ownerId, since)),
  };
};
