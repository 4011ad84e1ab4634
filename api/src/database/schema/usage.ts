import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';

/** Usage per account, calendar month (`YYYY-MM`, UTC) and kind. */
export const usageCounters = pgTable(
  'usage_counters',
  {
    ownerId: ownerId(),
    period: text('period').notNull(),
    kind: text('kind', { enum: ['articlesGenerated', 'rankChecksPerformed', 'reportsGenerated'] }).notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.period, table.kind] })],
);
