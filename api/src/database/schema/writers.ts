import type { SiteProfile } from '@rankwright/contracts/siteProfile';
import { writerProviders } from '@rankwright/contracts/writers';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accountKey, ownerId } from './accounts.ts';
import { time, updatedAt } from './columns.ts';

/** The account's own language model. */
export const writers = pgTable('writers', {
  ownerId: accountKey(),
  provider: text('provider', { enum: writerProviders }).notNull(),
  url: text('url').notNull().default(''),
  model: text('model').notNull(),
  /** Ciphertext bound to this account. Never sent to a client. */
  key: text('key'),
  testedAt: time('tested_at'),
  lastError: text('last_error'),
  updatedAt: updatedAt(),
});

/** Tokens used per account, calendar month (`YYYY-MM`, UTC) and model. */
export const tokenCounters = pgTable(
  'token_counters',
  {
    ownerId: ownerId(),
    period: text('period').notNull(),
    model: text('model').notNull(),
    input: integer('input').notNull().default(0),
    output: integer('output').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.period, table.model] })],
);

export const siteProfiles = pgTable('site_profiles', {
  ownerId: accountKey(),
  profile: jsonb('profile').$type<SiteProfile>().notNull(),
  /** When its owner closed the setup checklist. */
  setupDismissedAt: time('setup_dismissed_at'),
  updatedAt: updatedAt(),
});
