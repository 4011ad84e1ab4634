import type { Subscription } from '@rankwright/contracts/billing';
import type { SubscriptionRow } from './subscription.repository.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const subscriptionOf = (row: SubscriptionRow): Subscription => ({
  status: row.status,
  interval: row.interval,
  trialEnd: iso(row.trialEnd),
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  currentPeriodStart: iso(row.periodStart),
  currentPeriodEnd: iso(row.periodEnd),
  stripeCustomerId: row.customerId,
  amountCents: row.amountCents,
  currency: row.currency,
  paymentMethod: row.paymentMethod,
});
