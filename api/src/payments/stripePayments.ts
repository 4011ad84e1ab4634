import type { ErrorCode } from '@rankwright/contracts/errors';
import { isSubscriptionActive } from '@rankwright/contracts/billing';
import { plan, type BillingInterval } from '@rankwright/contracts/limits';
import type Stripe from 'stripe';
import { AppError } from '../http/AppError.ts';
import { findCustomer, saveCustomer } from './customer.repository.ts';
import type { Payer, Payments } from './payments.ts';
import { readPrices, type StripePrice } from './stripe.client.ts';
import { saveStripeSubscription, readFromStripe, type StripeDeps } from './stripe.read.ts';
import { toSubscription } from './subscription.model.ts';
import {
  createSubscriptionFinder,
  findSubscription,
  type SubscriptionRow,
} from './subscription.repository.ts';

/** Converts Stripe errors to an `AppError` with `code`; other `AppError`s pass through. */
const withErrorCode = async <T>(code: ErrorCode, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError(code, { cause });
  }
};

const findPrice = async (stripe: Stripe, interval: BillingInterval): Promise<StripePrice> => {
  const price = (await readPrices(stripe)).find((candidate) => candidate.interval === interval);
  if (!price) throw new Error(`Stripe has no active price for ${interval}.`);
  return price;
};

const findOrCreateCustomer = async (
  { stripe, db }: StripeDeps,
  { userId, email }: Payer,
): Promise<string> => {
  const known = await findCustomer(db, userId);
  if (known) return known;
  const idempotencyKey = `customer-${userId}`;
  const { id } = await stripe.customers.create({ email, metadata: { user_id: userId } }, { idempotencyKey });
  return saveCustomer(db, userId, id);
};

const requireSubscription = async (
  deps: StripeDeps,
  userId: string,
): Promise<{ id: string; row: SubscriptionRow }> => {
  const row = await readFromStripe(deps, userId);
  if (!row?.subscriptionId || row.status === 'canceled') throw new AppError('SUBSCRIPTION_MISSING');
  return { id: row.subscriptionId, row };
};

const findItemId = async ({ stripe }: StripeDeps, subscriptionId: string): Promise<string> => {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = items.data;
  if (!item) throw new Error('The subscription has no item.');
  return item.id;
};

const createCheckout =
  (deps: StripeDeps, publicUrl: string): Payments['createCheckout'] =>
  async (payer, { interval, successUrl, cancelUrl }) => {
    const session = await deps.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: await findOrCreateCustomer(deps, payer),
      client_reference_id: payer.userId,
      line_items: [{ price: (await findPrice(deps.stripe, interval)).id, quantity: 1 }],
      subscription_data: {
        metadata: { user_id: payer.userId },
        ...(!payer.hadTrial && { trial_period_days: plan.trialDays }),
      },
      success_url: new URL(successUrl, publicUrl).href,
      cancel_url: new URL(cancelUrl, publicUrl).href,
    });
    if (!session.url) throw new Error('Stripe returned no checkout URL.');
    return session.url;
  };

const createPreview =
  (deps: StripeDeps): Payments['previewSubscriptionChange'] =>
  async (userId, interval) => {
    const { id, row } = await requireSubscription(deps, userId);
    const price = await findPrice(deps.stripe, interval);
    const items = [{ id: await findItemId(deps, id), price: price.id }];
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

/** Passes the item id to replace the item; without it, Stripe would add a second one. */
const createChangeInterval =
  (deps: StripeDeps): Payments['updateSubscription'] =>
  async (userId, interval) => {
    const { id } = await requireSubscription(deps, userId);
    const items = [{ id: await findItemId(deps, id), price: (await findPrice(deps.stripe, interval)).id }];
    const options = {
      items,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    } as const;
    return toSubscription(
      await saveStripeSubscription(deps, userId, await deps.stripe.subscriptions.update(id, options)),
    );
  };

const createCancel =
  (deps: StripeDeps): Payments['cancelSubscription'] =>
  async (userId, atPeriodEnd) => {
    const { id } = await requireSubscription(deps, userId);
    const { subscriptions } = deps.stripe;
    const changed = atPeriodEnd
      ? await subscriptions.update(id, { cancel_at_period_end: true })
      : await subscriptions.cancel(id);
    return toSubscription(await saveStripeSubscription(deps, userId, changed));
  };

/**
 * A cancellation from the portal sets `cancel_at` instead of `cancel_at_period_end`; each is undone by its own field.
 */
const createReactivate =
  (deps: StripeDeps): Payments['reactivateSubscription'] =>
  async (userId) => {
    const { id } = await requireSubscription(deps, userId);
    const current = await deps.stripe.subscriptions.retrieve(id);
    const undo =
      current.cancel_at_period_end || !current.cancel_at
        ? { cancel_at_period_end: false }
        : { cancel_at: '' as const };
    return toSubscription(
      await saveStripeSubscription(deps, userId, await deps.stripe.subscriptions.update(id, undo)),
    );
  };

const createListInvoices =
  ({ stripe, db }: StripeDeps): Payments['listInvoices'] =>
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

/** A subscription of the test checkout, from before Stripe was configured, counts for nothing. */
const keepStripe = (row: SubscriptionRow | null): SubscriptionRow | null =>
  row?.source === 'stripe' ? row : null;

/** The gate reads the kept state, and asks Stripe again when its period has run out since. */
const createIsActive = (deps: StripeDeps): Payments['isActive'] => {
  const find = createSubscriptionFinder(deps.db);
  return async (userId) => {
    const now = deps.clock.now();
    const stored = keepStripe(await find(userId));
    const isStale =
      stored !== null && stored.status !== 'canceled' && stored.periodEnd !== null && stored.periodEnd <= now;
    const row = isStale
      ? await withErrorCode('SUBSCRIPTION_UPDATE_FAILED', () => readFromStripe(deps, userId))
      : stored;
    return row !== null && isSubscriptionActive(toSubscription(row), now.getTime());
  };
};

/** Payments through Stripe's official library. Results are read from Stripe after each change. */
export const createStripePayments = (deps: StripeDeps, publicUrl: string): Payments => ({
  source: 'stripe',
  listPrices: () => withErrorCode('UNAVAILABLE', () => readPrices(deps.stripe)),
  createCheckout: (payer, order) =>
    withErrorCode('CHECKOUT_FAILED', () => createCheckout(deps, publicUrl)(payer, order)),
  openBillingPortal: (payer, returnPath) =>
    withErrorCode('PORTAL_FAILED', async () => {
      const customer = await findCustomer(deps.db, payer.userId);
      if (!customer) throw new AppError('SUBSCRIPTION_MISSING');
      const return_url = new URL(returnPath, publicUrl).href;
      return (await deps.stripe.billingPortal.sessions.create({ customer, return_url })).url;
    }),
  getSubscription: (userId) =>
    withErrorCode('UNAVAILABLE', async () => {
      const row = (await readFromStripe(deps, userId)) ?? keepStripe(await findSubscription(deps.db, userId));
      return row && toSubscription(row);
    }),
  isActive: createIsActive(deps),
  previewSubscriptionChange: (userId, interval) =>
    withErrorCode('SUBSCRIPTION_UPDATE_FAILED', () => createPreview(deps)(userId, interval)),
  updateSubscription: (userId, interval) =>
    withErrorCode('SUBSCRIPTION_UPDATE_FAILED', () => createChangeInterval(deps)(userId, interval)),
  cancelSubscription: (userId, atPeriodEnd) =>
    withErrorCode('SUBSCRIPTION_CANCEL_FAILED', () => createCancel(deps)(userId, atPeriodEnd)),
  reactivateSubscription: (userId) =>
    withErrorCode('SUBSCRIPTION_UPDATE_FAILED', () => createReactivate(deps)(userId)),
  listInvoices: (userId) => withErrorCode('UNAVAILABLE', () => createListInvoices(deps)(userId)),
});
