import type Stripe from 'stripe';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { findCustomer } from './customer.repository.ts';
import { currentOf, rowOf } from './stripe.model.ts';
import { markTrialUsed, saveSubscription, type SubscriptionRow } from './subscription.repository.ts';

export interface StripeDeps {
  stripe: Stripe;
  db: Database;
  clock: Clock;
}

export const keep = async (deps: StripeDeps, ownerId: string, subscription: Stripe.Subscription) => {
  const row = await saveSubscription(deps.db, rowOf(ownerId, subscription, deps.clock.now()));
  if (row.trialEnd) await markTrialUsed(deps.db, ownerId);
  return row;
};

/** Asks Stripe what is true now and keeps the answer; null when the account never had a subscription there. */
export const readFromStripe = async (deps: StripeDeps, ownerId: string): Promise<SubscriptionRow | null> => {
  const customer = await findCustomer(deps.db, ownerId);
  if (!customer) return null;
  const { data } = await deps.stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 20,
    expand: ['data.default_payment_method'],
  });
  const current = currentOf(data);
  return current && keep(deps, ownerId, current);
};
