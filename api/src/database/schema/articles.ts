import type { TokenUsage } from '@rankwright/contracts/generations';
import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { createdAt, id, time, tsvector, updatedAt } from './columns.ts';

/** How an article was created. */
export interface Provenance {
  writer: 'offline' | 'model' | 'person';
  model: string | null;
  promptVersion: string | null;
  durationMs: number | null;
  /** The generation request. */
  request: Record<string, unknown> | null;
  tokens?: TokenUsage | null;
}

export const articles = pgTable(
  'articles',
  {
    id: id(),
    ownerId: ownerId(),
    title: text('title').notNull(),
    /** Markdown. */
    content: text('content').notNull(),
    status: text('status', { enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    kind: text('kind', { enum: ['generated', 'rewritten', 'written', 'imported'] })
      .notNull()
      .default('written'),
    primaryKeyword: text('primary_keyword').notNull().default(''),
    secondaryKeywords: jsonb('secondary_keywords').$type<string[]>().notNull().default([]),
    industry: text('industry').notNull().default(''),
    targetAudience: text('target_audience').notNull().default(''),
    wordCount: integer('word_count').notNull().default(0),
    difficulty: integer('difficulty'),
    volume: integer('volume'),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    slug: text('slug').notNull().default(''),
    imageUrl: text('image_url'),
    imageAlt: text('image_alt').notNull().default(''),
    provenance: jsonb('provenance').$type<Provenance>().notNull(),
    version: integer('version').notNull().default(1),
    /** The version that may be published; approved when it equals `version`. */
    approvedVersion: integer('approved_version'),
    approvedAt: time('approved_at'),
    /** Sites in automatic mode do not publish this version. */
    rejectedVersion: integer('rejected_version'),
    excerpt: text('excerpt').notNull().default(''),
    categories: jsonb('categories').$type<string[]>().notNull().default([]),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    authorName: text('author_name').notNull().default(''),
    /** The text as the writer produced it: tells whether a starting draft was edited. */
    generatedContent: text('generated_content'),
    search: tsvector('search').generatedAlwaysAs(
      (): SQL => sql`to_tsvector('simple', ${articles.title} || ' ' || ${articles.primaryKeyword})`,
    ),
    publishedAt: time('published_at'),
    deletedAt: time('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Excludes deleted articles, so that pages and totals are read from the index alone. `nullsFirst` matches
    // `order by … desc`.
    index('articles_history')
      .on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null and ${table.content} <> ''`),
    // Articles without text: the history lists them as scheduled items.
    index('articles_plans')
      .on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null and ${table.content} = ''`),
    index('articles_search').using('gin', table.ownerId, table.search),
  ],
);

export const articleVersions = pgTable(
  'article_versions',
  {
    id: id(),
    ownerId: ownerId(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    wordCount: integer('word_count').notNull().default(0),
    reason: text('reason', {
      enum: ['generated', 'rewritten', 'edited', 'autosaved', 'restored', 'imported'],
    }).notNull(),
    createdAt: createdAt(),
    /** Counted against the storage of the account. */
    bytes: integer('bytes')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`octet_length(${articleVersions.title}) + octet_length(${articleVersions.content})`,
      ),
  },
  (table) => [
    uniqueIndex('article_versions_number').on(table.articleId, table.version),
    // Storage is summed from the index alone.
    index('article_versions_owner').on(table.ownerId, table.articleId, table.bytes),
  ],
);

export type ArticleRow = Omit<typeof articles.$inferSelect, 'search'>;
export type NewArticle = typeof articles.$inferInsert;
export type VersionReason = typeof articleVersions.$inferSelect.reason;
