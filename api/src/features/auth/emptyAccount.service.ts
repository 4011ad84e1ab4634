import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { securityEvents } from '../../database/schema/accounts.ts';
import {
  checkoutSessions,
  invoices,
  paymentCustomers,
  subscriptions,
} from '../../database/schema/billing.ts';
import { files } from '../../database/schema/operations.ts';
import { usageCounters } from '../../database/schema/usage.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import { deleteUser, insertUser, type User } from './user.repository.ts';

type OwnedTable = PgTable & { ownerId: AnyPgColumn };

/** What was paid for, used up and logged. Every other table is emptied, those of later features, too. */
const keptTables: OwnedTable[] = [
  subscriptions,
  paymentCustomers,
  checkoutSessions,
  invoices,
  usageCounters,
  securityEvents,
];

const readRows = async (tx: Database, table: OwnedTable, ownerId: string) => ({
  table,
  rows: await tx.select().from(table).where(eq(table.ownerId, ownerId)),
});

/**
 * Makes an account as good as new, because its address was proven by somebody who did not set it up: a model, facts, links
 * or texts in it may be a stranger's. Returns the keys of its files, to be deleted after the transaction.
 */
export const emptyAccount = async (
  tx: Database,
  deps: Deps,
  { uid, email, timeZone, hadTrial, createdAt }: User,
  caller: Caller,
): Promise<string[]> => {
  await recordSecurityEvent(deps, tx, uid, 'account-emptied', caller);
  const stored = await tx.select({ key: files.key }).from(files).where(eq(files.ownerId, uid));
  const kept = [];
  for (const table of keptTables) kept.push(await readRows(tx, table, uid));
  await deleteUser(tx, uid);
  const updatedAt = deps.clock.now();
  await insertUser(tx, { uid, email, timeZone, hadTrial, createdAt, updatedAt });
  for (const { table, rows } of kept) if (rows.length > 0) await tx.insert(table).values(rows);
  return stored.map(({ key }) => key);
};
