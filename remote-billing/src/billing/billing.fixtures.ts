import type { Subscription } from '@rankwright/contracts/billing';
import { plan, planLimits, testCustomerPrefix } from '@rankwright/contracts/limits';
import type { SubscriptionState } from '@rankwright/sdk/queries';

export const dayMs = 86_400_000;

/** An active monthly subscription with a card; `change` overrides fields. */
export const sampleSubscription = (change: Partial<Subscription> = {}): Subscription => ({
  status: 'active',
  interval: 'monthly',
  trialEnd: null,
  cancelAtPeriodEnd: false,
  currentPeriodStart: '2026-11-01T09:00:00.000Z',
  currentPeriodEnd: '2026-12-01T09:00:00.000Z',
  stripeCustomerId: 'cus_1',
  amountCents: plan.monthlyCents,
  currency: plan.currency,
  paymentMethod: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2029 },
  ...change,
});

/** A full subscription response. */
export const samplePlan = (change: Partial<Subscription> = {}): SubscriptionState => ({
  success: true,
  message: 'Subscription found',
  subscription: sampleSubscription(change),
  usage: {
    keywordsTracked: 12,
    rankChecksPerformed: 0,
    reportsGenerated: 2,
    articlesGenerated: 9,
    storedMegabytes: 1.2,
  },
  planLimits: { ...planLimits, features: { contentGeneration: true, whiteLabel: 0 } },
  trialAvailable: false,
});

export const testCustomer = `${testCustomerPrefix}1`;
