import type { ListedPlatform, Platform } from '@rankwright/contracts/platforms';
import type { Problem } from '@rankwright/contracts/publishing';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { articles } from './articles.ts';
import { createdAt, id, time, updatedAt } from './columns.ts';

export type PlatformChoice = Record<ListedPlatform, boolean> & Partial<Record<Platform, boolean>>;

export const deliveryStates = [
  'none',
  'waiting',
  'queued',
  'sending',
  'publishing',
  'delivered',
  'failed',
  'missed',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The slot of an article: when and where it is published. Title, text and keywords are the article's. */
export const scheduledItems = pgTable(
  'scheduled_items',
  {
    id: id(),
    ownerId: ownerId(),
    articleId: uuid('article_id')
      .notNull()
      .unique()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** Null for items in the backlog. */
    scheduledDate: date('scheduled_date', { mode: 'string' }),
    /** `HH:MM` in `timeZone`; null: delivered in the 07:00–08:00 UTC window of the day. */
    scheduledTime: text('scheduled_time'),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** When the worker publishes it; derived from date, time and time zone. */
    publishAt: time('publish_at'),
    /** Set by the user. */
    status: text('status', { enum: ['planned', 'in-progress', 'published'] })
      .notNull()
      .default('planned'),
    volume: integer('volume').notNull().default(500),
    difficulty: integer('difficulty').notNull().default(5),
    type: text('type').notNull().default('Article'),
    platforms: jsonb('platforms').$type<PlatformChoice>(),
    generation: jsonb('generation').$type<Record<string, unknown>>(),
    /**
     * Set by the server. `queued` waits for a worker, `sending` is claimed by one, `publishing` waits for
     * publications that are retried, `missed` had no site to publish to or was planned after its delivery
     * window.
     */
    deliveryState: text('delivery_state', { enum: deliveryStates }).notNull().default('none'),
    deliveryError: text('delivery_error'),
    deliveryAttempts: integer('delivery_attempts').notNull().default(0),
    /** Earliest next attempt to write a missing text after a failed one. */
    nextAttemptAt: time('next_attempt_at'),
    /** Until when the claim is valid. A running worker extends it. */
    leaseUntil: time('lease_until'),
    latenessSeconds: integer('lateness_seconds'),
    /** When its owner was told that the text will be published by sites in automatic mode. */
    announcedAt: time('announced_at'),
    preflightAt: time('preflight_at'),
    /** What stood in the way of publishing it at the last check. */
    preflightProblems: jsonb('preflight_problems').$type<Problem[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('scheduled_items_owner_date').on(table.ownerId, table.scheduledDate),
    index('scheduled_items_due')
      .on(table.publishAt)
      .where(sql`${table.deliveryState} = 'waiting'`),
    index('scheduled_items_held')
      .on(table.leaseUntil)
      .where(sql`${table.deliveryState} in ('queued', 'sending')`),
    index('scheduled_items_publishing')
      .on(table.updatedAt)
      .where(sql`${table.deliveryState} = 'publishing'`),
  ],
);

export type ScheduledItemRow = typeof scheduledItems.$inferSelect;
export type NewScheduledItem = typeof scheduledItems.$inferInsert;

export const keywords = pgTable(
  'keywords',
  {
    id: id(),
    ownerId: ownerId(),
    keyword: text('keyword').notNull(),
    /** Monthly searches; null: unknown. */
    volume: integer('volume'),
    difficulty: integer('difficulty'),
    category: text('category'),
    /** True when the numbers are our estimates rather than measured. */
    estimated: boolean('estimated').notNull().default(false),
    /** When its position was looked up; null: never. */
    rankCheckedAt: time('rank_checked_at'),
    deletedAt: time('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('keywords_owner_keyword')
      .on(table.ownerId, sql`lower(${table.keyword})`)
      .where(sql`${table.deletedAt} is null`),
    index('keywords_owner_created').on(table.ownerId, table.createdAt),
  ],
);
