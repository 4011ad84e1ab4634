import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, isoTime, ok } from '../http.ts';
import { billingIntervals } from '../limits.ts';

const interval = z.enum(billingIntervals);
const url = z.string().min(1).max(2_000);

export const subscription = z.object({
  /** active, trialing, canceled, past_due, incomplete, unpaid, paused… */
  status: z.string(),
  interval,
  trialEnd: isoTime.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  currentPeriodStart: isoTime.nullable(),
  currentPeriodEnd: isoTime.nullable(),
  stripeCustomerId: z.string(),
  /** Price of one interval, in cents. */
  amountCents: z.number().int(),
  currency: z.string(),
  /** Card on file; test subscriptions show the test card. */
  paymentMethod: z
    .object({ brand: z.string(), last4: z.string(), expMonth: z.number().int(), expYear: z.number().int() })
    .nullable(),
});
export type Subscription = z.infer<typeof subscription>;

export const usage = z.object({
  keywordsTracked: z.number().int(),
  rankChecksPerformed: z.number().int(),
  reportsGenerated: z.number().int(),
  /** Articles generated or rewritten in the current period. */
  articlesGenerated: z.number().int(),
  storedMegabytes: z.number(),
});
export type Usage = z.infer<typeof usage>;

export const planLimitsReply = z.object({
  keywordsLimit: z.number().int(),
  rankCheckLimit: z.number().int(),
  reportsLimit: z.number().int(),
  rankCheckFrequency: z.string(),
  storageMegabytes: z.number(),
  /** Flag → true or a number above 0 means access. */
  features: z.record(z.string(), z.union([z.boolean(), z.number()])),
});
export type PlanLimits = z.infer<typeof planLimitsReply>;

/** True when active, or trialing with a trial end in the future. `now` in milliseconds since the epoch. */
export const isSubscriptionActive = (
  current: Pick<Subscription, 'status' | 'trialEnd'> | null,
  now: number,
): boolean => {
  if (!current) return false;
  if (current.status === 'trialing') return current.trialEnd !== null && Date.parse(current.trialEnd) > now;
  return current.status === 'active';
};

/** Remaining trial days, rounded up, never below 0. */
export const getTrialDaysLeft = (current: Pick<Subscription, 'trialEnd'> | null, now: number): number =>
  current?.trialEnd ? Math.max(0, Math.ceil((Date.parse(current.trialEnd) - now) / 86_400_000)) : 0;

/** True without a subscription, or when it is set to cancel or canceled. */
export const needsUpgrade = (current: Pick<Subscription, 'status' | 'cancelAtPeriodEnd'> | null): boolean =>
  !current || current.cancelAtPeriodEnd || current.status === 'canceled';

/** Percentage used, capped at 100; 0 for an unlimited (-1) or empty limit. */
export const getUsagePercent = (used: number, limit: number): number =>
  limit <= 0 ? 0 : Math.min(100, Math.round((used / limit) * 100));

/** True when the feature's flag is true or a number above 0. */
export const hasFeature = (limits: PlanLimits, feature: string): boolean => {
  const flag = limits.features[feature];
  return typeof flag === 'number' ? flag > 0 : flag === true;
};

/** Cents → `$99` or `$99.50`. */
export const formatPrice = (cents: number, currency = 'usd'): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

export const createCheckout = defineEndpoint({
  id: 'createCheckout',
  method: 'POST',
  path: '/api/stripe/checkout',
  summary: 'Create a checkout session; the browser continues at `sessionUrl`.',
  body: z.object({ interval, successUrl: url, cancelUrl: url }),
  reply: ok.extend({ sessionUrl: z.string() }),
  example: {
    body: {
      interval: 'monthly',
      successUrl: '/dashboard?checkout=success',
      cancelUrl: '/pricing?checkout=canceled',
    },
  },
});

export const openBillingPortal = defineEndpoint({
  id: 'openBillingPortal',
  method: 'POST',
  path: '/api/stripe/billing-portal',
  summary: 'Create a billing portal session; not available for test subscriptions.',
  body: z.object({ returnUrl: url }),
  reply: ok.extend({ url: z.string() }),
  example: { body: { returnUrl: '/billing' } },
});

export const subscriptionReply = ok.extend({
  message: z.string(),
  subscription: subscription.nullable(),
  usage,
  planLimits: planLimitsReply,
  /** False once the account has used its trial. */
  trialAvailable: z.boolean(),
});

export const getSubscription = defineEndpoint({
  id: 'getSubscription',
  method: 'GET',
  path: '/api/stripe/subscription',
  summary:
    'The current subscription as the payment provider reports it, with usage and limits. 404 when there never was one.',
  reply: subscriptionReply,
});

export const updateSubscription = defineEndpoint({
  id: 'updateSubscription',
  method: 'POST',
  path: '/api/stripe/subscription/update',
  summary: 'Change the billing interval.',
  body: z.object({ interval }),
  reply: ok.extend({ subscription }),
  example: { body: { interval: 'yearly' } },
});

export const previewSubscriptionChange = defineEndpoint({
  id: 'previewSubscriptionChange',
  method: 'POST',
  path: '/api/stripe/subscription/preview',
  documented: false,
  summary: 'Preview what changing the interval costs today and at each renewal.',
  body: z.object({ interval }),
  reply: ok.extend({
    dueTodayCents: z.number().int(),
    nextAmountCents: z.number().int(),
    nextChargeAt: isoTime,
    currency: z.string(),
  }),
  example: { body: { interval: 'yearly' } },
});

export const cancelSubscription = defineEndpoint({
  id: 'cancelSubscription',
  method: 'POST',
  path: '/api/stripe/subscription/cancel',
  summary: 'Cancel at the end of the period, or immediately.',
  body: z.object({ cancelAtPeriodEnd: z.boolean().default(true) }),
  reply: ok.extend({ subscription }),
  example: { body: { cancelAtPeriodEnd: true } },
});

export const reactivateSubscription = defineEndpoint({
  id: 'reactivateSubscription',
  method: 'POST',
  path: '/api/stripe/subscription/reactivate',
  summary: 'Undo a scheduled cancellation.',
  reply: ok.extend({ subscription }),
});

export const pricedInterval = z.object({ interval, amountCents: z.number().int(), currency: z.string() });

export const getPricing = defineEndpoint({
  id: 'getPricing',
  method: 'GET',
  path: '/api/stripe/pricing',
  access: 'none',
  summary: 'Prices of the plan by interval.',
  reply: ok.extend({ plan: z.string(), trialDays: z.number().int(), prices: z.array(pricedInterval) }),
});

export const getUsage = defineEndpoint({
  id: 'getUsage',
  method: 'GET',
  path: '/api/stripe/usage',
  summary: 'Usage of the current period and the plan limits.',
  reply: ok.extend({ usage, planLimits: planLimitsReply }),
});

export const invoice = z.object({
  id: z.string(),
  number: z.string(),
  date: isoTime,
  amountCents: z.number().int(),
  currency: z.string(),
  status: z.string(),
  url: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoice>;

export const listInvoices = defineEndpoint({
  id: 'listInvoices',
  method: 'GET',
  path: '/api/stripe/invoices',
  documented: false,
  summary: 'List invoices, newest first.',
  reply: ok.extend({ invoices: z.array(invoice) }),
});
