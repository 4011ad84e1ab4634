import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, time, updatedAt } from './columns.ts';

export const users = pgTable(
  'users',
  {
    uid: uuid('uid').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    /** Null until a link mailed to `email` was opened, or Google verified it. */
    emailVerifiedAt: time('email_verified_at'),
    passwordHash: text('password_hash'),
    /** Google's `sub`, which identifies the account; the email address does not. */
    googleSub: text('google_sub').unique(),
    /** `sub` at the OpenID Connect provider of this issuer. */
    oidcIssuer: text('oidc_issuer'),
    oidcSub: text('oidc_sub'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    displayName: text('display_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    company: text('company').notNull().default(''),
    website: text('website').notNull().default(''),
    address: text('address').notNull().default(''),
    bio: text('bio').notNull().default(''),
    profilePicture: text('profile_picture').notNull().default(''),
    timeZone: text('time_zone').notNull().default('UTC'),
    emailAlerts: boolean('email_alerts').notNull().default(true),
    hadTrial: boolean('had_trial').notNull().default(false),
    passwordChangedAt: time('password_changed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_oidc').on(table.oidcIssuer, table.oidcSub),
  ],
);

export const ownerId = () =>
  uuid('owner_id')
    .notNull()
    .references(() => users.uid, { onDelete: 'cascade' });

/** Of tables with one row per account. */
export const accountKey = () =>
  uuid('owner_id')
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' });

/** One row per issued token; `id` is the token's `jti`. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    ownerId: ownerId(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (table) => [index('sessions_owner').on(table.ownerId, table.createdAt)],
);

export const passwordResetTokens = pgTable('password_reset_tokens', {
  /** SHA-256 of the token in the email. */
  tokenHash: text('token_hash').primaryKey(),
  ownerId: ownerId(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
  createdAt: createdAt(),
});

/** Links that verify an address (the account's own, or the one it changes to), or give an account its former one back. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    /** SHA-256 of the token in the email. */
    tokenHash: text('token_hash').primaryKey(),
    ownerId: ownerId(),
    purpose: text('purpose', { enum: ['verify', 'undo'] })
      .notNull()
      .default('verify'),
    email: text('email').notNull(),
    /** That asked for the change of address. */
    sessionId: uuid('session_id'),
    expiresAt: time('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('email_tokens_owner').on(table.ownerId)],
);

/** What happened to the account's access, shown to its owner. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: ownerId(),
    kind: text('kind').notNull(),
    /** For example the platform of a connection. */
    detail: text('detail').notNull().default(''),
    address: text('address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('security_events_owner').on(table.ownerId, table.createdAt)],
);
