import type { Platform } from '@rankwright/contracts/platforms';
import { visibilities } from '@rankwright/platforms/port/visibility';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { articles } from './articles.ts';
import { createdAt, id, time, updatedAt } from './columns.ts';
import { scheduledItems } from './planner.ts';

/** Fields of a post that can be emptied again, as its site has them from here. */
export interface SiteFields {
  categories: readonly string[];
  tags: readonly string[];
  imageUrl: string | null;
}

/** The publication of one article on one platform. */
export const publications = pgTable(
  'publications',
  {
    id: id(),
    ownerId: ownerId(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    platform: text('platform').$type<Platform>().notNull(),
    state: text('state', { enum: ['waiting', 'sending', 'live', 'failed', 'unknown'] })
      .notNull()
      .default('waiting'),
    /** Whether the next or last request creates or updates the post. */
    action: text('action', { enum: ['create', 'update'] })
      .notNull()
      .default('create'),
    intendedStatus: text('intended_status').notNull().default('publish'),
    /** The post's idempotency slug, looked up on the site before any retry. The column keeps its first name. */
    idempotencySlug: text('marker').notNull(),
    /** The slug that is asked for; null for posts that were sent with their idempotency slug. */
    slug: text('slug'),
    /** The article's version that is sent; null: a text that is no saved version. */
    version: integer('version'),
    remoteId: text('remote_id'),
    url: text('url'),
    /** Who can see the post, as its site said last; null: it was never there. */
    visibility: text('visibility', { enum: visibilities }),
    /** When the site itself makes a scheduled post public. */
    publicAt: time('public_at'),
    /** The publish input, so that a retry sends the same. */
    payload: jsonb('payload').$type<Record<string, unknown>>(),
    /** What the site was sent last, or had at the import; null: not known. */
    siteFields: jsonb('site_fields').$type<SiteFields>(),
    attempts: integer('attempts').notNull().default(0),
    /** When the current series of attempts started. Reset once the publication was live or has failed. */
    tryingSince: time('trying_since'),
    nextAttemptAt: time('next_attempt_at'),
    /**
     * While `sending`: until when the claim is valid. A running worker extends it; afterwards another may
     * take over.
     */
    leaseUntil: time('lease_until'),
    lastError: text('last_error'),
    permanent: boolean('permanent').notNull().default(false),
    remedy: text('remedy', { enum: ['retry', 'reconnect', 'edit', 'check', 'none'] })
      .notNull()
      .default('none'),
    /** Trace (W3C `traceparent`) of the request or job that queued it: every attempt belongs to it. */
    traceparent: text('traceparent'),
    scheduledItemId: uuid('scheduled_item_id').references(() => scheduledItems.id, { onDelete: 'set null' }),
    sentAt: time('sent_at'),
    liveAt: time('live_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('publications_article_platform').on(table.articleId, table.platform),
    index('publications_owner').on(table.ownerId, table.createdAt),
    index('publications_item').on(table.scheduledItemId),
    index('publications_due').on(table.state, table.nextAttemptAt),
    // By hash, because an address may be longer than an entry of a B-tree.
    index('publications_url').using('hash', table.url),
  ],
);

export type PublicationRow = typeof publications.$inferSelect;
export type NewPublication = typeof publications.$inferInsert;
