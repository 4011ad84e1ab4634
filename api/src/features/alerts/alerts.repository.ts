import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { connections } from '../../database/schema/connections.ts';
import { notifications } from '../../database/schema/operations.ts';
import { pageChecks } from '../../database/schema/pageChecks.ts';
import { scheduledItems } from '../../database/schema/planner.ts';
import { publications } from '../../database/schema/publications.ts';

const maxRows = 50;

export const findUnresolvedPublications = (db: Database, ownerId: string) =>
  db
    .select({
      id: publications.id,
      state: publications.state,
      platform: publications.platform,
      remedy: publications.remedy,
      error: publications.lastError,
      title: articles.title,
      articleId: articles.id,
    })
    .from(publications)
    .innerJoin(articles, eq(articles.id, publications.articleId))
    .where(and(eq(publications.ownerId, ownerId), inArray(publications.state, ['failed', 'unknown'])))
    .orderBy(desc(publications.updatedAt))
    .limit(maxRows);

export const findExpiredConnections = (db: Database, ownerId: string, now: Date) =>
  db
    .select({ id: connections.id, platform: connections.platform })
    .from(connections)
    .where(and(eq(connections.ownerId, ownerId), lt(connections.expiresAt, now)));

/** Counts scheduled items with a date in [from, to), both `YYYY-MM-DD`. */
export const countScheduledBetween = async (
  db: Database,
  ownerId: string,
  from: string,
  to: string,
): Promise<number> => {
  const within = and(gte(scheduledItems.scheduledDate, from), lt(scheduledItems.scheduledDate, to));
  const [row] = await db
    .select({ total: count() })
    .from(scheduledItems)
    .innerJoin(articles, and(eq(articles.id, scheduledItems.articleId), isNull(articles.deletedAt)))
    .where(and(eq(scheduledItems.ownerId, ownerId), within));
  return row?.total ?? 0;
};

/** Unapproved articles that were due or are due by `until`, earliest first. */
export const findArticlesToReview = (db: Database, ownerId: string, until: Date) =>
  db
    .select({
      id: scheduledItems.id,
      articleId: articles.id,
      title: articles.title,
      deliveryState: scheduledItems.deliveryState,
      reason: scheduledItems.deliveryError,
    })
    .from(scheduledItems)
    .innerJoin(articles, eq(articles.id, scheduledItems.articleId))
    .where(
      and(
        eq(scheduledItems.ownerId, ownerId),
        inArray(scheduledItems.deliveryState, ['waiting', 'missed']),
        lt(scheduledItems.publishAt, until),
        isNull(articles.deletedAt),
        sql`${articles.approvedVersion} is distinct from ${articles.version}`,
      ),
    )
    .orderBy(asc(scheduledItems.publishAt))
    .limit(maxRows);

/** Scheduled items ahead with problems that the last check found, earliest first. */
export const findItemsWithProblems = (db: Database, ownerId: string, now: Date) =>
  db
    .select({
      id: scheduledItems.id,
      title: articles.title,
      timeZone: scheduledItems.timeZone,
      publishAt: scheduledItems.publishAt,
      problems: scheduledItems.preflightProblems,
    })
    .from(scheduledItems)
    .innerJoin(articles, eq(articles.id, scheduledItems.articleId))
    .where(
      and(
        eq(scheduledItems.ownerId, ownerId),
        eq(scheduledItems.deliveryState, 'waiting'),
        gt(scheduledItems.publishAt, now),
        isNull(articles.deletedAt),
        sql`${scheduledItems.preflightProblems} <> '[]'::jsonb`,
      ),
    )
    .orderBy(asc(scheduledItems.publishAt))
    .limit(maxRows);

export const findNewestNotifications = (db: Database, ownerId: string) =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.ownerId, ownerId))
    .orderBy(desc(notifications.createdAt))
    .limit(maxRows);

export const countUnreadNotifications = async (db: Database, ownerId: string): Promise<number> => {
  const unread = and(eq(notifications.ownerId, ownerId), isNull(notifications.readAt));
  const [row] = await db.select({ total: count() }).from(notifications).where(unread);
  return row?.total ?? 0;
};

export const markAllNotificationsRead = async (db: Database, ownerId: string, now: Date): Promise<void> => {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.ownerId, ownerId), isNull(notifications.readAt)));
};

export const markNotificationRead = async (
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<boolean> => {
  const own = and(eq(notifications.id, id), eq(notifications.ownerId, ownerId));
  const read = await db
    .update(notifications)
    .set({ readAt: now })
    .where(own)
    .returning({ id: notifications.id });
  return read.length === 1;
};

/** Problems of live pages that need somebody, those found last first. */
export const findPagesWithProblems = async (db: Database, ownerId: string) => {
  const rows = await db
    .select({
      ...{ id: publications.id, articleId: articles.id, title: articles.title },
      problems: pageChecks.problems,
    })
    .from(pageChecks)
    .innerJoin(
      publications,
      and(eq(publications.id, pageChecks.publicationId), eq(publications.state, 'live')),
    )
    .innerJoin(articles, and(eq(articles.id, publications.articleId), isNull(articles.deletedAt)))
    .where(
      and(
        eq(pageChecks.ownerId, ownerId),
        sql`${pageChecks.problems} @> '[{"needsAttention": true}]'::jsonb`,
      ),
    )
    .orderBy(desc(pageChecks.checkedAt))
    .limit(maxRows);
  return rows.map(({ problems, ...page }) => ({
    ...page,
    problems: problems.filter(({ needsAttention }) => needsAttention),
  }));
};
