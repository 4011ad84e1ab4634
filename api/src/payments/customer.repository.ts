import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { paymentCustomers } from '../database/schema/billing.ts';

export const findCustomer = async (db: Database, ownerId: string): Promise<string | null> => {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.ownerId, ownerId));
  return row?.customerId ?? null;
};

export const findCustomerOwner = async (db: Database, customerId: string): Promise<string | null> => {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.customerId, customerId));
  return row?.ownerId ?? null;
};

/** Saves the customer id unless the account already has one; returns the stored id. */
export const saveCustomer = async (db: Database, ownerId: string, customerId: string): Promise<string> => {
  await db.insert(paymentCustomers).values({ ownerId, customerId }).onConflictDoNothing();
  return (await findCustomer(db, ownerId)) ?? customerId;
};
