import type Stripe from 'stripe';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { findCustomer } from './customer.repository.ts';
import { currentOf, rowOf } from './stripe.model.ts';
import { markTrialUsed, readTime, saveUnlessOlder, type SubscriptionRow } from './subscription.repository.ts';

export interface StripeDeps {
  stripe: Stripe;
  db: Database;
  clock: Clock;
}

const keepAsOf = async (
  { db }: StripeDeps,
  ownerId: string,
  subscription: Stripe.Subscription,
  askedAt: Date,
): Promise<SubscriptionRow> => {
  const row = await saveUnlessOlder(db, rowOf(ownerId, subscription, askedAt));
  if (row.trialEnd) await markTrialUsed(db, ownerId);
  return row;
};

/** Keeps what Stripe answered to a change of ours. */
export const keep = async (deps: StripeDeps, ownerId: string, subscription: Stripe.Subscription) =>
  keepAsOf(deps, ownerId, subscription, await readTime(deps.db));

/**
 * Asks Stripe what is true now and keeps the answer; null when the account never had a subscription there. Of two
 * answers that cross, the one that was asked for later stays.
 */
export const readFromStripe = async (deps: StripeDeps, ownerId: string): Promise<SubscriptionRow | null> => {
  const customer = await findCustomer(deps.db, ownerId);
  if (!customer) return null;
  const askedAt = await readTime(deps.db);
  const { data } = await deps.stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 20,
    expand: ['data.default_payment_method'],
  });
  const current = currentOf(data);
  return current && keepAsOf(deps, ownerId, current, askedAt);
};
