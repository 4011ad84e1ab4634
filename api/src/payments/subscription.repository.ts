import { desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { invoices, subscriptions } from '../database/schema/billing.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type NewSubscription = typeof subscriptions.$inferInsert;
export type InvoiceRow = typeof invoices.$inferSelect;

export const findSubscription = async (db: Database, ownerId: string): Promise<SubscriptionRow | null> => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.ownerId, ownerId));
  return row ?? null;
};

/** Returns a function that finds a subscription. It runs on every request that needs a plan, so its statement is built once. */
export const createSubscriptionFinder = (db: Database) => {
  const statement = db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.ownerId, sql.placeholder('ownerId')))
    // Unnamed: the embedded database and connection poolers share named statements between connections.
    .prepare('');
  return async (ownerId: string): Promise<SubscriptionRow | null> => {
    const [row] = await statement.execute({ ownerId });
    return row ?? null;
  };
};

/** Locks the row until the transaction ends, so that concurrent calls do not charge twice. */
export const lockSubscription = async (tx: Database, ownerId: string): Promise<SubscriptionRow | null> => {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.ownerId, ownerId)).for('update');
  return row ?? null;
};

export const saveSubscription = async (db: Database, row: NewSubscription): Promise<SubscriptionRow> => {
  const [saved] = await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.ownerId, set: row })
    .returning();
  if (!saved) throw new Error('The subscription was not saved.');
  return saved;
};

/** Time by the database's clock, because the clocks of instances differ. */
export const readDatabaseTime = async (db: Database): Promise<Date> => {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return new Date(rows[0]?.ms ?? 0);
};

/** Saves the row unless the stored one was requested later (`updatedAt`); returns the stored row. */
export const saveSubscriptionIfNewer = async (
  db: Database,
  row: NewSubscription & { updatedAt: Date },
): Promise<SubscriptionRow> => {
  const [saved] = await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.ownerId,
      set: row,
      setWhere: sql`${subscriptions.source} <> ${row.source} or ${lte(subscriptions.updatedAt, row.updatedAt)}`,
    })
    .returning();
  const stored = saved ?? (await findSubscription(db, row.ownerId));
  if (!stored) throw new Error('The subscription was not saved.');
  return stored;
};

export const markTrialUsed = (db: Database, ownerId: string) =>
  db.update(users).set({ hadTrial: true }).where(eq(users.uid, ownerId));

export const addInvoice = async (
  db: Database,
  invoice: Pick<InvoiceRow, 'ownerId' | 'amountCents' | 'currency' | 'issuedAt'> & { id: string },
): Promise<void> => {
  const number = sql<string>`'TEST-' || lpad(((select count(*) from invoices where owner_id = ${invoice.ownerId}) + 1)::text, 4, '0')`;
  await db.insert(invoices).values({ ...invoice, status: 'paid', number });
};

export const listInvoiceRows = (db: Database, ownerId: string): Promise<InvoiceRow[]> =>
  db.select().from(invoices).where(eq(invoices.ownerId, ownerId)).orderBy(desc(invoices.issuedAt)).limit(100);
