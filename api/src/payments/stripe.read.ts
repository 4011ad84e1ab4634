import type Stripe from 'stripe';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { findCustomer } from './customer.repository.ts';
import { selectCurrentSubscription, toSubscriptionRow } from './stripe.model.ts';
import {
  markTrialUsed,
  readDatabaseTime,
  saveSubscriptionIfNewer,
  type SubscriptionRow,
} from './subscription.repository.ts';

export interface StripeDeps {
  stripe: Stripe;
  db: Database;
  clock: Clock;
}

const saveSubscriptionAt = async (
  { db }: StripeDeps,
  ownerId: string,
  subscription: Stripe.Subscription,
  requestedAt: Date,
): Promise<SubscriptionRow> => {
  const row = await saveSubscriptionIfNewer(db, toSubscriptionRow(ownerId, subscription, requestedAt));
  if (row.trialEnd) await markTrialUsed(db, ownerId);
  return row;
};

/** Saves the subscription that Stripe returned for an update. */
export const saveStripeSubscription = async (
  deps: StripeDeps,
  ownerId: string,
  subscription: Stripe.Subscription,
) => saveSubscriptionAt(deps, ownerId, subscription, await readDatabaseTime(deps.db));

/**
 * Reads the current subscription from Stripe and saves it; null if the account never had one. Of two concurrent reads,
 * the result of the later request is kept.
 */
export const readFromStripe = async (deps: StripeDeps, ownerId: string): Promise<SubscriptionRow | null> => {
  const customer = await findCustomer(deps.db, ownerId);
  if (!customer) return null;
  const requestedAt = await readDatabaseTime(deps.db);
  const { data } = await deps.stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 20,
    expand: ['data.default_payment_method'],
  });
  const current = selectCurrentSubscription(data);
  return current && saveSubscriptionAt(deps, ownerId, current, requestedAt);
};
