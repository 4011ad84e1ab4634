import { connectionMethods, type Platform } from '@rankwright/contracts/platforms';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { createdAt, id, time, updatedAt } from './columns.ts';

const platform = () => text('platform').$type<Platform>().notNull();

export const connections = pgTable(
  'connections',
  {
    id: id(),
    ownerId: ownerId(),
    platform: platform(),
    method: text('method', { enum: connectionMethods }).notNull(),
    /** Ciphertext bound to this row. Never sent to a client. */
    secrets: text('secrets'),
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
    /** What is published without a click. */
    mode: text('mode', { enum: ['manual', 'review', 'automatic'] })
      .notNull()
      .default('review'),
    autoPublish: boolean('auto_publish')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${connections.mode} = 'automatic'`),
    defaultStatus: text('default_status').notNull().default('draft'),
    status: text('status', { enum: ['connected', 'configured', 'failed', 'expired'] })
      .notNull()
      .default('configured'),
    lastSuccessAt: time('last_success_at'),
    lastError: text('last_error'),
    expiresAt: time('expires_at'),
    refreshedAt: time('refreshed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('connections_owner_platform').on(table.ownerId, table.platform),
    index('connections_expiring')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
  ],
);

export type ConnectionRow = typeof connections.$inferSelect;
export type NewConnection = typeof connections.$inferInsert;

/** The OAuth app that a user registered with WordPress.com. */
export const oauthApps = pgTable(
  'oauth_apps',
  {
    id: id(),
    ownerId: ownerId(),
    platform: platform(),
    siteUrl: text('site_url').notNull(),
    clientId: text('client_id').notNull(),
    clientSecret: text('client_secret').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('oauth_apps_owner_platform').on(table.ownerId, table.platform)],
);

/** Whom a person gives the product access at. */
export type OAuthProvider = Platform | 'search-console';

/** Single-use, short-lived OAuth states, bound to the user and the provider. */
export const oauthStates = pgTable('oauth_states', {
  stateHash: text('state_hash').primaryKey(),
  ownerId: ownerId(),
  /** The column keeps its first name. */
  provider: text('platform').$type<OAuthProvider>().notNull(),
  redirectUri: text('redirect_uri').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

/** Attempts to deliver to a webhook, for its log. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    ownerId: ownerId(),
    /** The same for every attempt of one delivery. */
    messageId: text('message_id').notNull(),
    type: text('type').notNull(),
    articleId: uuid('article_id'),
    /** HTTP status of the reply; null: no reply. */
    status: integer('status'),
    error: text('error'),
    durationMs: integer('duration_ms').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('webhook_deliveries_owner').on(table.ownerId, table.createdAt)],
);
