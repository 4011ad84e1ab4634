import type Stripe from 'stripe';
import type { PaymentMethod } from '../database/schema/billing.ts';
import { getInterval } from './stripe.client.ts';
import type { NewSubscription } from './subscription.repository.ts';

const fromSeconds = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : null;

const getPaymentMethod = (method: Stripe.Subscription['default_payment_method']): PaymentMethod | null => {
  if (!method || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { brand, last4, expMonth, expYear };
};

/**
 * Converts a Stripe subscription, as requested at `requestedAt`, to a database row. Stripe stores periods on the item. A
 * `cancel_at` date counts as a cancellation at period end.
 */
export const toSubscriptionRow = (
  ownerId: string,
  subscription: Stripe.Subscription,
  requestedAt: Date,
): NewSubscription & { updatedAt: Date } => {
  const item = subscription.items.data[0];
  const { customer, cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd, status } = subscription;
  return {
    ownerId,
    source: 'stripe',
    status,
    interval: getInterval(item?.price.recurring ?? null),
    trialEnd: fromSeconds(subscription.trial_end),
    cancelAtPeriodEnd: status !== 'canceled' && (atPeriodEnd || cancelAt !== null),
    cancelAt: fromSeconds(cancelAt),
    periodStart: fromSeconds(item?.current_period_start),
    periodEnd: fromSeconds(item?.current_period_end),
    customerId: typeof customer === 'string' ? customer : customer.id,
    subscriptionId: subscription.id,
    amountCents: item?.price.unit_amount ?? 0,
    currency: item?.price.currency ?? 'usd',
    paymentMethod: getPaymentMethod(subscription.default_payment_method),
    updatedAt: requestedAt,
  };
};

const statusesByRank = ['active', 'trialing', 'past_due', 'unpaid', 'incomplete', 'paused'];

/** Selects a customer's current subscription: by status first, then the newest. */
export const selectCurrentSubscription = (
  subscriptions: Stripe.Subscription[],
): Stripe.Subscription | null => {
  const getRank = ({ status }: Stripe.Subscription) => {
    const index = statusesByRank.indexOf(status);
    return index === -1 ? statusesByRank.length : index;
  };
  return [...subscriptions].sort((a, b) => getRank(a) - getRank(b) || b.created - a.created)[0] ?? null;
};
