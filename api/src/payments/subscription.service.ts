import type { Database } from '../database/database.ts';
import { findSubscription } from './subscription.repository.ts';

/** As it was stored last, without asking the payment provider. */
export const isTrialing = async (db: Database, ownerId: string): Promise<boolean> =>
  (await findSubscription(db, ownerId))?.status === 'trialing';
