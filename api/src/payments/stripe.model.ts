import type Stripe from 'stripe';
import type { PaymentMethod } from '../database/schema/billing.ts';
import { intervalOf } from './stripe.client.ts';
import type { NewSubscription } from './subscription.repository.ts';

const fromSeconds = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : null;

const cardOf = (method: Stripe.Subscription['default_payment_method']): PaymentMethod | null => {
  if (!method || typeof method === 'string' || !method.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { brand, last4, expMonth, expYear };
};

/** Stripe's subscription, as it was asked for at that time, as our row. Periods stand on the item; `cancel_at` counts as a scheduled cancellation. */
export const rowOf = (
  ownerId: string,
  subscription: Stripe.Subscription,
  askedAt: Date,
): NewSubscription & { updatedAt: Date } => {
  const item = subscription.items.data[0];
  const { customer, cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd, status } = subscription;
  return {
    ownerId,
    source: 'stripe',
    status,
    interval: intervalOf(item?.price.recurring ?? null),
    trialEnd: fromSeconds(subscription.trial_end),
    cancelAtPeriodEnd: status !== 'canceled' && (atPeriodEnd || cancelAt !== null),
    cancelAt: fromSeconds(cancelAt),
    periodStart: fromSeconds(item?.current_period_start),
    periodEnd: fromSeconds(item?.current_period_end),
    customerId: typeof customer === 'string' ? customer : customer.id,
    subscriptionId: subscription.id,
    amountCents: item?.price.unit_amount ?? 0,
    currency: item?.price.currency ?? 'usd',
    paymentMethod: cardOf(subscription.default_payment_method),
    updatedAt: askedAt,
  };
};

const running = ['active', 'trialing', 'past_due', 'unpaid', 'incomplete', 'paused'];

/** Of a customer's subscriptions the one that counts: a running one before an ended one, then the newest. */
export const currentOf = (subscriptions: Stripe.Subscription[]): Stripe.Subscription | null => {
  const rank = ({ status }: Stripe.Subscription) => {
    const index = running.indexOf(status);
    return index === -1 ? running.length : index;
  };
  return [...subscriptions].sort((a, b) => rank(a) - rank(b) || b.created - a.created)[0] ?? null;
};
