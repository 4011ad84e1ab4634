import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A new row; a column may have an expression, such as `getLeaseEnd`. */
export type RowInsert<Table extends PgTable> = {
  [Column in keyof Table['$inferInsert']]: Table['$inferInsert'][Column] | SQL;
};

/** New values of a row's columns; a column may have an expression. */
export type RowChange<Table extends PgTable> = Partial<RowInsert<Table>>;
