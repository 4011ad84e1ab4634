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

/** The same, held until the transaction ends, so that two calls at once do not both charge. */
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

/** The database's clock: one for all instances. */
export const readTime = async (db: Database): Promise<Date> => {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return new Date(rows[0]?.ms ?? 0);
};

/** Keeps what the provider said, unless what is kept was asked for later; returns what is kept. */
export const saveUnlessOlder = async (
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
  const kept = saved ?? (await findSubscription(db, row.ownerId));
  if (!kept) throw new Error('The subscription was not saved.');
  return kept;
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
