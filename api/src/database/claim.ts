import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { getLeaseEnd } from './lease.ts';

/** Rows that wait in state `queued` and that one worker at a time takes. */
interface ClaimableTable {
  id: AnyPgColumn;
  state: AnyPgColumn;
  attempts: AnyPgColumn;
}

export const isQueued = ({ id, state }: ClaimableTable, rowId: string): SQL | undefined =>
  and(eq(id, rowId), eq(state, 'queued'));

/** What a worker sets on the row that it takes; the number of attempts tells its claim from later ones. */
export const createClaim = ({ attempts }: ClaimableTable, leaseMs: number) => ({
  state: 'running' as const,
  leaseUntil: getLeaseEnd(leaseMs),
  attempts: sql<number>`${attempts} + 1`,
});

/** Whether the claim of the worker that read this row still holds. */
export const isClaimed = (table: ClaimableTable, row: { id: string; attempts: number }): SQL | undefined =>
  and(eq(table.id, row.id), eq(table.state, 'running'), eq(table.attempts, row.attempts));
