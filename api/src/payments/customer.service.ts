import type { Database } from '../database/database.ts';
import { findCustomerOwner, saveCustomer } from './customer.repository.ts';

/** The account of a payment customer; `reference` is the account that its checkout named, if any. */
export const resolveCustomerOwner = async (
  db: Database,
  customerId: string,
  reference: string | null,
): Promise<string | null> => {
  if (reference) await saveCustomer(db, reference, customerId);
  return findCustomerOwner(db, customerId);
};
