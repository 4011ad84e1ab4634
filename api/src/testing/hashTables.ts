import { sql } from 'drizzle-orm';
import type { TestApi } from './startTestApi.ts';

/** What a rejected request may change: attempts, the last visit of a session, and the log of both. */
const countedTables = ['rate_limits', 'security_events', 'sessions'];

/** A text that differs when any record changed. */
export const hashTables = async ({ deps }: TestApi): Promise<string> => {
  const tables = await deps.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const hashes = tables.rows
    .filter(({ name }) => !countedTables.includes(name))
    .map(({ name }) =>
      sql.raw(
        `(select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from "${name}" t) as "${name}"`,
      ),
    );
  const { rows } = await deps.db.execute(sql`select ${sql.join(hashes, sql`, `)}`);
  return JSON.stringify(rows);
};
