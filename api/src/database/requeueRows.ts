import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { getLeaseEnd } from './lease.ts';

interface RequeueOptions {
  /** Rows whose pause is over, or that are due again. */
  isDue: SQL | undefined;
  /** Milliseconds that a queued row may wait for a worker before it counts as lost. */
  queueMs: number;
  limit: number;
}

/**
 * Queues rows again whose worker is gone (their lease is over) or that are due; returns their ids. The table has `id`,
 * `state`, `lease_until` and `next_attempt_at`. Safe to run in several workers.
 */
export const requeueRows = async (
  tx: Database,
  table: PgTable,
  { isDue, queueMs, limit }: RequeueOptions,
): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with found as materialized (
      select id from ${table}
      where (state in ('queued', 'running') and lease_until < now()) or (${isDue})
      limit ${limit} for update skip locked
    )
    update ${table} set state = 'queued', lease_until = ${getLeaseEnd(queueMs)}, next_attempt_at = null
    where id in (select id from found)
    returning id
  `);
  return rows.map(({ id }) => id);
};
