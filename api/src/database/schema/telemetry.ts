import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** How visits started versions of remotes, while a canary ran: at most one start and one failure per visit and version. */
export const remoteStarts = pgTable(
  'remote_starts',
  {
    /** Ascending in the order of the reports. */
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    visit: uuid('visit').notNull(),
    outcome: text('outcome', { enum: ['started', 'failed'] }).notNull(),
    /** Activation step that failed. */
    step: text('step'),
    /** True for a failure of a visit whose start was counted before. */
    isLate: boolean('is_late')
      .notNull()
      .default(sql`false`),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('remote_starts_visit').on(table.remote, table.version, table.visit, table.outcome),
    index('remote_starts_remote').on(table.remote, table.sequence),
    index('remote_starts_age').on(table.createdAt),
  ],
);
