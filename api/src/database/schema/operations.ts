import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { createdAt, id, time } from './columns.ts';

/** Shared by every instance: one row per limited caller and window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: time('window_ends_at').notNull(),
  },
  (table) => [index('rate_limits_end').on(table.windowEndsAt)],
);

/** What the owner should know. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    ownerId: ownerId(),
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    /** The screen where it can be dealt with. */
    href: text('href').notNull(),
    /** A repeat of the same fact is written once. */
    dedupeKey: text('dedupe_key').unique(),
    readAt: time('read_at'),
    createdAt: createdAt(),
  },
  (table) => [index('notifications_owner').on(table.ownerId, table.createdAt)],
);

export const files = pgTable(
  'files',
  {
    /** Path in the store, e.g. `profile/{uid}/{timestamp}_profile.webp`. */
    key: text('key').primaryKey(),
    ownerId: ownerId(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('files_owner').on(table.ownerId)],
);
