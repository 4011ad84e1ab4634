import type { PageProblem } from '@rankwright/contracts/publishing';
import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { time } from './columns.ts';
import { publications } from './publications.ts';

/** The last look at the live page of a publication. */
export const pageChecks = pgTable(
  'page_checks',
  {
    publicationId: uuid('publication_id')
      .primaryKey()
      .references(() => publications.id, { onDelete: 'cascade' }),
    ownerId: ownerId(),
    /** Claims so far; tells the claims of two workers apart. */
    attempts: integer('attempts').notNull().default(0),
    leaseUntil: time('lease_until'),
    /** Looks in a row that got no answer. */
    failures: integer('failures').notNull().default(0),
    problems: jsonb('problems').$type<PageProblem[]>().notNull().default([]),
    unknown: jsonb('unknown').$type<string[]>().notNull().default([]),
    checkedAt: time('checked_at'),
    nextCheckAt: time('next_check_at'),
  },
  (table) => [index('page_checks_owner').on(table.ownerId)],
);
export type PageCheckRow = typeof pageChecks.$inferSelect;
