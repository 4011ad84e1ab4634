import type { subscriptionReply, Subscription } from '@rankwright/contracts/billing';
import { plan, planLimits, testCustomerPrefix } from '@rankwright/contracts/limits';
import type { z } from 'zod';

/** Subscription reply of an account; active and monthly by default. */
export const createSubscriptionReply = (
  change: Partial<Subscription>,
): z.input<typeof subscriptionReply> => ({
  success: true,
  message: 'Subscription found',
  subscription: {
    status: 'active',
    interval: 'monthly',
    trialEnd: null,
    cancelAtPeriodEnd: false,
    currentPeriodStart: null,
    currentPeriodEnd: null,
    stripeCustomerId: `${testCustomerPrefix}1`,
    amountCents: plan.monthlyCents,
    currency: plan.currency,
    paymentMethod: null,
    ...change,
  },
  usage: {
    keywordsTracked: 0,
    rankChecksPerformed: 0,
    reportsGenerated: 0,
    articlesGenerated: 0,
    storedMegabytes: 1.2,
  },
  planLimits: { ...planLimits, features: {} },
  trialAvailable: false,
});
