import { sql } from 'drizzle-orm';
import { bigserial, customType, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { createdAt } from './columns.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What changed in an account, for its open screens; deleted after a day. Ordered by (transaction, id): ids alone do not
 * follow the order of commits.
 */
export const events = pgTable(
  'events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    ownerId: ownerId(),
    type: text('type').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('events_position').on(table.transaction, table.id),
    index('events_created').on(table.createdAt),
  ],
);
