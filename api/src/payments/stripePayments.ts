import type { ErrorCode } from '@rankwright/contracts/errors';
import { isActive } from '@rankwright/contracts/billing';
import { plan, type BillingInterval } from '@rankwright/contracts/limits';
import type Stripe from 'stripe';
import { AppError } from '../http/AppError.ts';
import { findCustomer, keepCustomer } from './customer.repository.ts';
import type { Payer, Payments } from './payments.ts';
import { readPrices, type StripePrice } from './stripe.client.ts';
import { keep, readFromStripe, type StripeDeps } from './stripe.read.ts';
import { subscriptionOf } from './subscription.model.ts';
import { findSubscription, type SubscriptionRow } from './subscription.repository.ts';

/** Stripe's refusals become ours; what we refuse ourselves passes through. */
const as = async <T>(code: ErrorCode, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError(code, { cause });
  }
};

const priceOf = async (stripe: Stripe, interval: BillingInterval): Promise<StripePrice> => {
  const price = (await readPrices(stripe)).find((candidate) => candidate.interval === interval);
  if (!price) throw new Error(`Stripe has no active price for ${interval}.`);
  return price;
};

const customerOf = async ({ stripe, db }: StripeDeps, { userId, email }: Payer): Promise<string> => {
  const known = await findCustomer(db, userId);
  if (known) return known;
  const idempotencyKey = `customer-${userId}`;
  const { id } = await stripe.customers.create({ email, metadata: { user_id: userId } }, { idempotencyKey });
  return keepCustomer(db, userId, id);
};

const runningId = async (deps: StripeDeps, userId: string): Promise<{ id: string; row: SubscriptionRow }> => {
  const row = await readFromStripe(deps, userId);
  if (!row?.subscriptionId || row.status === 'canceled') throw new AppError('SUBSCRIPTION_MISSING');
  return { id: row.subscriptionId, row };
};

const itemOf = async ({ stripe }: StripeDeps, subscriptionId: string): Promise<string> => {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = items.data;
  if (!item) throw new Error('The subscription has no item.');
  return item.id;
};

const checkout =
  (deps: StripeDeps, publicUrl: string): Payments['checkout'] =>
  async (payer, { interval, successUrl, cancelUrl }) => {
    const session = await deps.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: await customerOf(deps, payer),
      client_reference_id: payer.userId,
      line_items: [{ price: (await priceOf(deps.stripe, interval)).id, quantity: 1 }],
      subscription_data: {
        metadata: { user_id: payer.userId },
        ...(!payer.hadTrial && { trial_period_days: plan.trialDays }),
      },
      success_url: new URL(successUrl, publicUrl).href,
      cancel_url: new URL(cancelUrl, publicUrl).href,
    });
    if (!session.url) throw new Error('Stripe gave no address for the checkout.');
    return session.url;
  };

const preview =
  (deps: StripeDeps): Payments['preview'] =>
  async (userId, interval) => {
    const { id, row } = await runningId(deps, userId);
    const price = await priceOf(deps.stripe, interval);
    const items = [{ id: await itemOf(deps, id), price: price.id }];
    const invoice = await deps.stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { items, proration_behavior: 'always_invoice' },
    });
    const trialing = row.status === 'trialing';
    const lines = invoice.lines.data.map(({ period }) => period.end * 1000);
    const nextChargeAt = trialing && row.periodEnd ? row.periodEnd : new Date(Math.max(...lines));
    const dueTodayCents = trialing ? 0 : invoice.amount_due;
    return { dueTodayCents, nextAmountCents: price.amountCents, nextChargeAt, currency: price.currency };
  };

/** The item is replaced by its id; leaving the id out would add a second one. */
const change =
  (deps: StripeDeps): Payments['changeInterval'] =>
  async (userId, interval) => {
    const { id } = await runningId(deps, userId);
    const items = [{ id: await itemOf(deps, id), price: (await priceOf(deps.stripe, interval)).id }];
    const options = {
      items,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    } as const;
    return subscriptionOf(await keep(deps, userId, await deps.stripe.subscriptions.update(id, options)));
  };

const cancel =
  (deps: StripeDeps): Payments['cancel'] =>
  async (userId, atPeriodEnd) => {
    const { id } = await runningId(deps, userId);
    const { subscriptions } = deps.stripe;
    const changed = atPeriodEnd
      ? await subscriptions.update(id, { cancel_at_period_end: true })
      : await subscriptions.cancel(id);
    return subscriptionOf(await keep(deps, userId, changed));
  };

/** A cancellation made in the portal stands in `cancel_at`; each kind is undone by its own field. */
const reactivate =
  (deps: StripeDeps): Payments['reactivate'] =>
  async (userId) => {
    const { id } = await runningId(deps, userId);
    const current = await deps.stripe.subscriptions.retrieve(id);
    const undo =
      current.cancel_at_period_end || !current.cancel_at
        ? { cancel_at_period_end: false }
        : { cancel_at: '' as const };
    return subscriptionOf(await keep(deps, userId, await deps.stripe.subscriptions.update(id, undo)));
  };

const invoices =
  ({ stripe, db }: StripeDeps): Payments['invoices'] =>
  async (userId) => {
    const customer = await findCustomer(db, userId);
    if (!customer) return [];
    const { data } = await stripe.invoices.list({ customer, limit: 100 });
    return data.map((invoice) => ({
      id: invoice.id,
      number: invoice.number ?? invoice.id,
      date: new Date(invoice.created * 1000).toISOString(),
      amountCents: invoice.total,
      currency: invoice.currency,
      status: invoice.status ?? 'draft',
      url: invoice.hosted_invoice_url ?? null,
    }));
  };

/** The gate reads the kept state, and asks Stripe again when its period has run out since. */
const active =
  (deps: StripeDeps): Payments['isActive'] =>
  async (userId) => {
    const now = deps.clock.now();
    const kept = await findSubscription(deps.db, userId);
    const stale =
      kept?.source === 'stripe' &&
      kept.status !== 'canceled' &&
      kept.periodEnd !== null &&
      kept.periodEnd <= now;
    const row = stale ? await as('SUBSCRIPTION_UPDATE_FAILED', () => readFromStripe(deps, userId)) : kept;
    return row !== null && isActive(subscriptionOf(row), now.getTime());
  };

/** Stripe by its official library. Every answer is what Stripe said after the change. */
export const stripePayments = (deps: StripeDeps, publicUrl: string): Payments => ({
  source: 'stripe',
  prices: () => as('UNAVAILABLE', () => readPrices(deps.stripe)),
  checkout: (payer, order) => as('CHECKOUT_FAILED', () => checkout(deps, publicUrl)(payer, order)),
  portal: (payer, returnPath) =>
    as('PORTAL_FAILED', async () => {
      const customer = await findCustomer(deps.db, payer.userId);
      if (!customer) throw new AppError('SUBSCRIPTION_MISSING');
      const return_url = new URL(returnPath, publicUrl).href;
      return (await deps.stripe.billingPortal.sessions.create({ customer, return_url })).url;
    }),
  read: (userId) =>
    as('UNAVAILABLE', async () => {
      const row = (await readFromStripe(deps, userId)) ?? (await findSubscription(deps.db, userId));
      return row && subscriptionOf(row);
    }),
  isActive: active(deps),
  preview: (userId, interval) => as('SUBSCRIPTION_UPDATE_FAILED', () => preview(deps)(userId, interval)),
  changeInterval: (userId, interval) =>
    as('SUBSCRIPTION_UPDATE_FAILED', () => change(deps)(userId, interval)),
  cancel: (userId, atPeriodEnd) => as('SUBSCRIPTION_CANCEL_FAILED', () => cancel(deps)(userId, atPeriodEnd)),
  reactivate: (userId) => as('SUBSCRIPTION_UPDATE_FAILED', () => reactivate(deps)(userId)),
  invoices: (userId) => as('UNAVAILABLE', () => invoices(deps)(userId)),
});
