import {
  cancelSubscription,
  createCheckout,
  getPricing,
  getSubscription,
  openBillingPortal,
  previewSubscription,
  reactivateSubscription,
  updateSubscription,
  type Subscription,
} from '@rankwright/contracts/billing';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import Stripe from 'stripe';
import { startStripeDouble, type StripeDouble } from '../../doubles/stripe/stripeDouble.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';
import { testClock } from '../testing/testClock.ts';

const secret = 'whsec_test';

describe('billing with Stripe', () => {
  // Stripe checks a webhook's age against the machine's own clock.
  const clock = testClock(new Date());
  let stripe: StripeDouble;
  let api: TestApi;
  before(async () => {
    stripe = await startStripeDouble(() => clock.now());
    const env = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: stripe.url };
    api = await startTestApi({ clock, env });
  });
  after(async () => {
    await api.close();
    await stripe.close();
  });

  const checkout = async ({ token }: TestAccount, interval = 'monthly'): Promise<string> => {
    const body = {
      interval,
      successUrl: '/dashboard?checkout=success',
      cancelUrl: '/pricing?checkout=canceled',
    };
    const reply = await api.call(createCheckout, { token, body });
    return String(reply.body.sessionUrl).split('/').at(-1) ?? '';
  };
  const read = async ({ token }: TestAccount) =>
    (await api.call(getSubscription, { token })).body.subscription as Subscription;
  const webhook = (event: object, key = secret) => {
    const payload = JSON.stringify(event);
    const header = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret: key });
    const headers = { 'stripe-signature': header, 'content-type': 'application/json' };
    return api.app.inject({ method: 'POST', url: '/api/stripe/webhook', payload, headers });
  };
  const subscribed = async (email: string): Promise<TestAccount> => {
    const account = await signUp(api, email);
    stripe.pay(await checkout(account));
    return account;
  };

  it('asks Stripe for the prices', async () => {
    const { prices } = (await api.call(getPricing)).body as { prices: { amountCents: number }[] };
    assert.deepEqual(
      prices.map(({ amountCents }) => amountCents),
      [9_900, 59_400, 118_800],
    );
  });

  it('starts a checkout with a three-day trial, and reads the state from Stripe, not from the redirect', async () => {
    const account = await signUp(api, 'trial@example.com');
    const session = await checkout(account);
    assert.equal(stripe.state.checkouts.get(session)?.trialDays, 3);
    assert.equal((await api.call(getSubscription, { token: account.token })).status, 404);
    stripe.pay(session);
    const subscription = await read(account);
    assert.deepEqual([subscription.status, subscription.paymentMethod?.last4], ['trialing', '4242']);
    assert.ok(subscription.currentPeriodEnd);
  });

  it('gives the trial once, and keeps one customer per account', async () => {
    const account = await subscribed('again@example.com');
    await read(account);
    await api.call(cancelSubscription, { token: account.token, body: { cancelAtPeriodEnd: false } });
    const customers = stripe.state.customers.size;
    assert.equal(stripe.state.checkouts.get(await checkout(account))?.trialDays, 0);
    assert.equal(stripe.state.customers.size, customers);
  });

  it('replaces the item when the interval changes, and says before what it costs', async () => {
    const account = await subscribed('switch@example.com');
    const { token } = account;
    const subscription = [...stripe.state.subscriptions.values()].at(-1)!;
    subscription.status = 'active';
    const preview = await api.call(previewSubscription, { token, body: { interval: 'yearly' } });
    assert.equal(preview.body.dueTodayCents, 113_800);
    const changed = await api.call(updateSubscription, { token, body: { interval: 'yearly' } });
    assert.equal((changed.body.subscription as Subscription).interval, 'yearly');
    assert.equal(subscription.items.length, 1);
  });

  it('cancels at the period end or now, and takes a cancellation from the portal back [A-217]', async () => {
    const account = await subscribed('leave@example.com');
    const { token } = account;
    const subscription = [...stripe.state.subscriptions.values()].at(-1)!;
    await api.call(cancelSubscription, { token, body: {} });
    assert.equal((await read(account)).cancelAtPeriodEnd, true);
    await api.call(reactivateSubscription, { token });
    assert.equal((await read(account)).cancelAtPeriodEnd, false);
    subscription.cancelAt = subscription.items[0]!.end;
    assert.equal((await read(account)).cancelAtPeriodEnd, true);
    await api.call(reactivateSubscription, { token });
    assert.equal(subscription.cancelAt, null);
    await api.call(cancelSubscription, { token, body: { cancelAtPeriodEnd: false } });
    assert.equal((await read(account)).status, 'canceled');
  });

  it('opens the portal of the own customer [A-214]', async () => {
    const { token } = await subscribed('portal@example.com');
    const { url } = (await api.call(openBillingPortal, { token, body: { returnUrl: '/billing' } })).body;
    assert.match(String(url), /billing\.stripe\.test\/cus_/);
  });

  it('handles each event once, whatever its payload says, and reads the state again [A-222]', async () => {
    const account = await signUp(api, 'hook@example.com');
    const session = await checkout(account);
    const { customer, id } = stripe.pay(session);
    const lying = { id, object: 'subscription', customer, status: 'canceled' };
    const event = {
      id: 'evt_1',
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object: lying },
    };
    assert.equal((await webhook(event)).statusCode, 200);
    assert.equal(await api.deps.payments.isActive(account.userId), true);
    const calls = stripe.state.calls.length;
    assert.equal((await webhook(event)).statusCode, 200);
    assert.equal(stripe.state.calls.length, calls);
  });

  it('refuses a webhook that Stripe did not sign [A-222]', async () => {
    const reply = await webhook(
      { id: 'evt_2', object: 'event', type: 'invoice.paid', data: { object: {} } },
      'whsec_other',
    );
    assert.deepEqual([reply.statusCode, reply.json<{ code: string }>().code], [400, 'WEBHOOK_SIGNATURE']);
  });

  it('takes an event again after Stripe could not be read', async () => {
    const account = await signUp(api, 'retry@example.com');
    const { customer, id } = stripe.pay(await checkout(account));
    const object = { id, object: 'subscription', customer };
    const event = { id: 'evt_3', object: 'event', type: 'customer.subscription.created', data: { object } };
    stripe.failNext(400);
    assert.equal((await webhook(event)).statusCode, 503);
    assert.equal((await webhook(event)).statusCode, 200);
    assert.equal(await api.deps.payments.isActive(account.userId), true);
  });

  it('tries a busy Stripe again, and says so when it stays away', async () => {
    const { token } = await signUp(api, 'busy@example.com');
    const body = { interval: 'monthly', successUrl: '/dashboard', cancelUrl: '/pricing' };
    stripe.failNext(500);
    assert.equal((await api.call(createCheckout, { token, body })).status, 200);
    stripe.failNext(400);
    const reply = await api.call(createCheckout, { token, body });
    assert.deepEqual([reply.status, reply.body.error], [502, 'Failed to create checkout session']);
  });
});
