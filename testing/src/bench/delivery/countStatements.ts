import { sql } from 'drizzle-orm';
import type { Database } from '../../../../api/src/database/database.ts';

/** SQL statements that the database has run, by all connections. */
export const countStatements = async (db: Database): Promise<number> => {
  const { rows } = await db.execute<{ calls: number }>(
    sql`select coalesce(sum(calls), 0)::float8 as calls from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.calls ?? 0;
};

export const startCountingStatements = async (db: Database): Promise<void> => {
  await db.execute(sql`create extension if not exists pg_stat_statements`);
};
