import type { Claim, TokenUsage } from '@rankwright/contracts/generations';
import { generationStages, generationStates } from '@rankwright/contracts/generations';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { articles } from './articles.ts';
import { createdAt, id, time, updatedAt } from './columns.ts';

export interface WriterIdentity {
  kind: 'offline' | 'model';
  model: string | null;
  promptVersion: string;
}

/** One run of a writer for one article, saved as it goes so that another worker can take it over. */
export const generations = pgTable(
  'generations',
  {
    id: id(),
    ownerId: ownerId(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    state: text('state', { enum: generationStates }).notNull().default('queued'),
    stage: text('stage', { enum: generationStages }).notNull().default('outline'),
    section: integer('section').notNull().default(0),
    words: integer('words').notNull().default(0),
    wordGoal: integer('word_goal').notNull(),
    /** The request, as started. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    rerunOf: uuid('rerun_of'),
    title: text('title').notNull().default(''),
    /** Headings; null before the outline is made. */
    outline: jsonb('outline').$type<string[]>(),
    /** Whole sections, in order: a worker that takes over continues after them. */
    parts: jsonb('parts').$type<string[]>().notNull().default([]),
    /** What is written so far, including the section in progress. */
    text: text('text').notNull().default(''),
    /** Who wrote the text: the account may use another writer since. */
    writer: jsonb('writer').$type<WriterIdentity>(),
    tokens: jsonb('tokens').$type<TokenUsage>(),
    applied: boolean('applied').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** Until when the claim is valid. A running worker extends it. */
    leaseUntil: time('lease_until'),
    error: text('error'),
    startedAt: time('started_at').notNull(),
    finishedAt: time('finished_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('generations_active')
      .on(table.articleId)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('generations_owner').on(table.ownerId, table.createdAt),
    index('generations_held')
      .on(table.leaseUntil)
      .where(sql`${table.state} in ('queued', 'running')`),
  ],
);

/** Statements of a generated text to verify. */
export const articleClaims = pgTable('article_claims', {
  articleId: uuid('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  ownerId: ownerId(),
  claims: jsonb('claims').$type<Claim[]>().notNull(),
  updatedAt: updatedAt(),
});
