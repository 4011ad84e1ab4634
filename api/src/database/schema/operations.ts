import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { createdAt, id, time } from './columns.ts';

/** One row per limited caller, account or network; shared by every instance. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: time('window_ends_at').notNull(),
  },
  (table) => [index('rate_limits_end').on(table.windowEndsAt)],
);

/** Notifications for the account owner. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    ownerId: ownerId(),
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    /** The screen where the user can act on it. */
    href: text('href').notNull(),
    /** A second notification with the same key is ignored. */
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
