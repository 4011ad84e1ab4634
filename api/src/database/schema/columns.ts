import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Full-text vector; written by the database only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const id = () => uuid('id').primaryKey().defaultRandom();
export const createdAt = () =>
  time('created_at')
    .notNull()
    .default(sql`now()`);
export const updatedAt = () =>
  time('updated_at')
    .notNull()
    .default(sql`now()`);
