import type { Setup } from '@rankwright/contracts/setup';
import { emptySiteProfile } from '@rankwright/contracts/siteProfile';
import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { connections } from '../../database/schema/connections.ts';
import { keywords, scheduledItems } from '../../database/schema/planner.ts';
import { siteProfiles } from '../../database/schema/writers.ts';
import { getSiteProfile } from './siteProfile.repository.ts';

const hasRow = async (db: Database, table: PgTable, where: SQL | undefined): Promise<boolean> =>
  (
    await db
      .select({ found: sql`1` })
      .from(table)
      .where(where)
      .limit(1)
  ).length > 0;

const hasPlannedArticle = async (db: Database, ownerId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: scheduledItems.id })
    .from(scheduledItems)
    .innerJoin(articles, and(eq(articles.id, scheduledItems.articleId), isNull(articles.deletedAt)))
    .where(eq(scheduledItems.ownerId, ownerId))
    .limit(1);
  return rows.length > 0;
};

const isDismissed = async (db: Database, ownerId: string): Promise<boolean> => {
  const [row] = await db
    .select({ at: siteProfiles.setupDismissedAt })
    .from(siteProfiles)
    .where(eq(siteProfiles.ownerId, ownerId));
  return Boolean(row?.at);
};

/** How far the account has come, read from what it has. */
export const getSetup = async (db: Database, ownerId: string): Promise<Setup> => {
  const [profile, dismissed, hasKeyword, hasPlan, hasDraft, hasSite] = await Promise.all([
    getSiteProfile(db, ownerId),
    isDismissed(db, ownerId),
    hasRow(db, keywords, and(eq(keywords.ownerId, ownerId), isNull(keywords.deletedAt))),
    hasPlannedArticle(db, ownerId),
    hasRow(
      db,
      articles,
      and(eq(articles.ownerId, ownerId), isNull(articles.deletedAt), ne(articles.content, '')),
    ),
    hasRow(db, connections, eq(connections.ownerId, ownerId)),
  ]);
  return {
    steps: {
      profile: profile.niche !== '' && profile.audience !== '',
      keywords: hasKeyword,
      plan: hasPlan,
      draft: hasDraft,
      site: hasSite,
    },
    isDismissed: dismissed,
  };
};

/** Null opens the checklist again. */
export const saveSetupDismissedAt = async (
  db: Database,
  ownerId: string,
  setupDismissedAt: Date | null,
): Promise<void> => {
  await db
    .insert(siteProfiles)
    .values({ ownerId, profile: emptySiteProfile, setupDismissedAt })
    .onConflictDoUpdate({ target: siteProfiles.ownerId, set: { setupDismissedAt } });
};
