import * as z from '@rankwright/contracts/zod';
import { isoTime, ok, defineSchemas } from '../http.schemas.ts';
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

export const subscriptionReply = ok.extend({
  message: z.string(),
  subscription: subscription.nullable(),
  usage,
  planLimits: planLimitsReply,
  /** False once the account has used its trial. */
  trialAvailable: z.boolean(),
});

export const pricedInterval = z.object({ interval, amountCents: z.number().int(), currency: z.string() });

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

/** By endpoint. */
export const billingSchemas = {
  createCheckout: defineSchemas({
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
  }),
  openBillingPortal: defineSchemas({
    summary: 'Create a billing portal session; not available for test subscriptions.',
    body: z.object({ returnUrl: url }),
    reply: ok.extend({ url: z.string() }),
    example: { body: { returnUrl: '/billing' } },
  }),
  getSubscription: defineSchemas({
    summary:
      'The current subscription as the payment provider reports it, with usage and limits. 404 when there never was one.',
    reply: subscriptionReply,
  }),
  updateSubscription: defineSchemas({
    summary: 'Change the billing interval.',
    body: z.object({ interval }),
    reply: ok.extend({ subscription }),
    example: { body: { interval: 'yearly' } },
  }),
  previewSubscriptionChange: defineSchemas({
    summary: 'Preview what changing the interval costs today and at each renewal.',
    body: z.object({ interval }),
    reply: ok.extend({
      dueTodayCents: z.number().int(),
      nextAmountCents: z.number().int(),
      nextChargeAt: isoTime,
      currency: z.string(),
    }),
    example: { body: { interval: 'yearly' } },
  }),
  cancelSubscription: defineSchemas({
    summary: 'Cancel at the end of the period, or immediately.',
    body: z.object({ cancelAtPeriodEnd: z.boolean().default(true) }),
    reply: ok.extend({ subscription }),
    example: { body: { cancelAtPeriodEnd: true } },
  }),
  reactivateSubscription: defineSchemas({
    summary: 'Undo a scheduled cancellation.',
    reply: ok.extend({ subscription }),
  }),
  getPricing: defineSchemas({
    summary: 'Prices of the plan by interval.',
    reply: ok.extend({ plan: z.string(), trialDays: z.number().int(), prices: z.array(pricedInterval) }),
  }),
  getUsage: defineSchemas({
    summary: 'Usage of the current period and the plan limits.',
    reply: ok.extend({ usage, planLimits: planLimitsReply }),
  }),
  listInvoices: defineSchemas({
    summary: 'List invoices, newest first.',
    reply: ok.extend({ invoices: z.array(invoice) }),
  }),
};
