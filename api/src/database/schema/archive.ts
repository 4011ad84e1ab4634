import type { Platform } from '@rankwright/contracts/platforms';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { articles } from './articles.ts';
import { createdAt, id, time, updatedAt } from './columns.ts';

/** A part of a post: its Markdown, the number of blocks in it, and the HTML that the site keeps. */
export interface SourcePart {
  markdown: string;
  source: string;
  blocks: number;
}

/** Blocks that stay HTML, by name. */
export interface KeptBlocks {
  name: string;
  count: number;
}

/** A text that the site has and the article here has not. */
export interface SiteChange {
  title: string;
  markdown: string;
  parts: SourcePart[];
  kept: KeptBlocks[];
  revision: string;
  modifiedAt: string;
}

/** The newest import of a connected site's posts, one per platform. */
export const archiveImports = pgTable(
  'archive_imports',
  {
    id: id(),
    ownerId: ownerId(),
    platform: text('platform').$type<Platform>().notNull(),
    /** The site's address: another site starts over. */
    site: text('site').notNull(),
    state: text('state', { enum: ['queued', 'running', 'waiting', 'done', 'failed', 'stopped'] }).notNull(),
    /** Where the next page starts; null: at the beginning. Saved with the rows of each page. */
    cursor: jsonb('cursor').$type<Record<string, unknown>>(),
    /** Only posts changed since then are read; null: all. */
    changedSince: time('changed_since'),
    /** When the last import of this site that came to its end began. */
    completeTo: time('complete_to'),
    startedAt: time('started_at').notNull(),
    finishedAt: time('finished_at'),
    /** Posts that the site has to offer; null until its first answer. */
    total: integer('total'),
    seen: integer('seen').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    conflicts: integer('conflicts').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    /** What was left out or needs a person, the first ones. */
    problems: jsonb('problems').$type<{ title: string; text: string }[]>().notNull().default([]),
    /** Claims so far; tells the claims of two workers apart. */
    attempts: integer('attempts').notNull().default(0),
    /** Failed requests in a row. */
    failures: integer('failures').notNull().default(0),
    error: text('error'),
    leaseUntil: time('lease_until'),
    nextAttemptAt: time('next_attempt_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('archive_imports_owner_platform').on(table.ownerId, table.platform),
    index('archive_imports_active').on(table.state, table.leaseUntil),
  ],
);

/** A post of a connected site, and the article it became. */
export const archivePosts = pgTable(
  'archive_posts',
  {
    id: id(),
    ownerId: ownerId(),
    platform: text('platform').$type<Platform>().notNull(),
    site: text('site').notNull(),
    remoteId: text('remote_id').notNull(),
    /** Null: the article was deleted here, or the post has no text. It is not imported again. */
    articleId: uuid('article_id').references(() => articles.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['post', 'page'] }).notNull(),
    url: text('url'),
    /** The platform's own word. */
    status: text('status').notNull(),
    /** The article's title when it was the same as the site's. */
    title: text('title').notNull(),
    /** Hash of the site's title and text as last seen. */
    revision: text('revision').notNull(),
    /** Hash of what was sent last, so that a lost answer is not taken for a change of the site. */
    sentRevision: text('sent_revision'),
    modifiedAt: time('modified_at').notNull(),
    /** The article's version that is the same as the site's text. */
    syncedVersion: integer('synced_version').notNull().default(1),
    parts: jsonb('parts').$type<SourcePart[]>().notNull(),
    kept: jsonb('kept').$type<KeptBlocks[]>().notNull().default([]),
    /** The site's text, where it changed on both sides. */
    siteChange: jsonb('site_change').$type<SiteChange>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('archive_posts_remote').on(table.ownerId, table.platform, table.site, table.remoteId),
    index('archive_posts_article').on(table.articleId),
  ],
);

export type ArchiveImportRow = typeof archiveImports.$inferSelect;
export type ArchivePostRow = typeof archivePosts.$inferSelect;
export type NewArchivePost = typeof archivePosts.$inferInsert;
