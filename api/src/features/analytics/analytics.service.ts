import type { Dashboard, RankedArticle } from '@rankwright/contracts/account';
import type { Timeframe } from '@rankwright/contracts/limits';
import type { Deps } from '../../deps.ts';
import { findUser } from '../auth/user.repository.ts';
import { daysOf, outcomesOf, readTime, sinceOf } from './analytics.model.ts';
import {
  countArticles,
  countOutcomes,
  countPerDay,
  countScheduled,
  topArticles,
} from './analytics.repository.ts';

const topCount = 10;

const rankedOf = (row: Awaited<ReturnType<typeof topArticles>>[number]): RankedArticle => ({
  id: row.id,
  title: row.title,
  description: row.description,
  keywords: [row.primaryKeyword, ...row.secondaryKeywords].filter(Boolean),
  readTime: readTime(row.wordCount),
  status: row.status,
  industry: row.industry,
  targetAudience: row.targetAudience,
  createdAt: row.createdAt.toISOString(),
});

/** Numbers of one timeframe, counted now. */
export const readDashboard = async (
  { db, clock }: Deps,
  ownerId: string,
  timeframe: Timeframe,
): Promise<Dashboard> => {
  const now = clock.now();
  const since = sinceOf(timeframe, now);
  const timeZone = (await findUser(db, ownerId))?.timeZone ?? 'UTC';
  const articles = await countArticles(db, ownerId, since);
  const perDay = new Map((await countPerDay(db, ownerId, since, timeZone)).map((row) => [row.day, row]));
  return {
    summary: {
      totalArticles: articles.total,
      publishedArticles: articles.published,
      scheduledArticles: await countScheduled(db, ownerId),
    },
    topRankedArticles: (await topArticles(db, ownerId, since, topCount)).map(rankedOf),
    overTime: daysOf(timeframe, timeZone, now).map((date) => {
      const row = perDay.get(date);
      return { date, draft: row?.draft ?? 0, published: row?.published ?? 0 };
    }),
    outcomes: outcomesOf(await countOutcomes(db, ownerId, since)),
  };
};
