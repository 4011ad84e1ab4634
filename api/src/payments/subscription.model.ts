import type { Subscription } from '@rankwright/contracts/billing';
import type { SubscriptionRow } from './subscription.repository.ts';

const toIsoString = (date: Date | null): string | null => date?.toISOString() ?? null;

export const toSubscription = (row: SubscriptionRow): Subscription => ({
  status: row.status,
  interval: row.interval,
  trialEnd: toIsoString(row.trialEnd),
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  currentPeriodStart: toIsoString(row.periodStart),
  currentPeriodEnd: toIsoString(row.periodEnd),
  stripeCustomerId: row.customerId,
  amountCents: row.amountCents,
  currency: row.currency,
  paymentMethod: row.paymentMethod,
});
