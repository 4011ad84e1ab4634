import { rankSources } from '@rankwright/contracts/planner';
import { date, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { accountKey, ownerId } from './accounts.ts';
import { time } from './columns.ts';
import { keywords } from './planner.ts';

/** The position of a keyword on a day. */
export const keywordRanks = pgTable(
  'keyword_ranks',
  {
    ownerId: ownerId(),
    keywordId: uuid('keyword_id')
      .notNull()
      .references(() => keywords.id, { onDelete: 'cascade' }),
    /** In Pacific time. */
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source', { enum: rankSources }).notNull(),
    /** Null: not among the results that were looked at. */
    position: real('position'),
    /** Null: the source does not tell. */
    impressions: integer('impressions'),
    clicks: integer('clicks'),
  },
  (table) => [
    primaryKey({ columns: [table.keywordId, table.day] }),
    index('keyword_ranks_owner').on(table.ownerId, table.day),
  ],
);
export type KeywordRankRow = typeof keywordRanks.$inferSelect;

/** The state of an account's rank checks. */
export const rankChecks = pgTable('rank_checks', {
  ownerId: accountKey(),
  /** Claims so far; tells the claims of two workers apart. */
  attempts: integer('attempts').notNull().default(0),
  leaseUntil: time('lease_until'),
  /** Failed checks in a row. */
  failures: integer('failures').notNull().default(0),
  error: text('error'),
  /** No check before; null: whenever a keyword is due. */
  nextAttemptAt: time('next_attempt_at'),
  checkedAt: time('checked_at'),
});
export type RankCheckRow = typeof rankChecks.$inferSelect;
