import type { Platform } from '@rankwright/contracts/platforms';
import { refreshStates, type RefreshFigures } from '@rankwright/contracts/refreshes';
import type { SearchFinding } from '@rankwright/contracts/searchPerformance';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { articles } from './articles.ts';
import { createdAt, id, time, updatedAt } from './columns.ts';

/** A text of the site, and what identifies it. */
export interface StoredSiteText {
  title: string;
  content: string;
  revision: string;
  /** ISO time; null: the platform does not let its posts be read. */
  readAt: string | null;
}

/** A proposal for the text of a live article, and what became of it. */
export const refreshes = pgTable(
  'refreshes',
  {
    id: id(),
    ownerId: ownerId(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    platform: text('platform').$type<Platform>().notNull(),
    state: text('state', { enum: refreshStates }).notNull(),
    finding: jsonb('finding').$type<SearchFinding>(),
    author: text('author', { enum: ['model', 'person'] }).notNull(),
    note: text('note'),
    /** Sections that the writer has finished, in order: a worker that takes over continues after them. */
    sections: jsonb('sections').$type<string[]>().notNull().default([]),
    sectionCount: integer('section_count').notNull().default(0),
    /** The live text that the proposal was made from. */
    start: jsonb('start').$type<StoredSiteText>().notNull(),
    /** The live text when the site was last read. */
    live: jsonb('live').$type<StoredSiteText>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    edition: integer('edition').notNull().default(1),
    /** The article's version that was approved; the publication with it is the update. */
    version: integer('version'),
    approvedAt: time('approved_at'),
    liveAt: time('live_at'),
    before: jsonb('before').$type<RefreshFigures>(),
    beforeUnknown: text('before_unknown'),
    after: jsonb('after').$type<RefreshFigures>(),
    /** Why there will be no figures; null: they are known, or to be measured. */
    afterUnknown: text('after_unknown'),
    /** Claims of the writer so far; tells the claims of two workers apart. */
    attempts: integer('attempts').notNull().default(0),
    leaseUntil: time('lease_until'),
    nextAttemptAt: time('next_attempt_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('refreshes_open')
      .on(table.articleId, table.platform)
      .where(sql`${table.state} in ('queued', 'running', 'open', 'updating')`),
    index('refreshes_owner').on(table.ownerId, table.createdAt),
    index('refreshes_article').on(table.articleId),
    index('refreshes_active').on(table.state, table.leaseUntil),
  ],
);

export type RefreshRow = typeof refreshes.$inferSelect;
export type NewRefresh = typeof refreshes.$inferInsert;
