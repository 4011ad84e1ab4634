import {
  cancelSubscription,
  createCheckout,
  getPricing,
  getSubscription,
  openBillingPortal,
  previewSubscriptionChange,
  reactivateSubscription,
  updateSubscription,
  type Subscription,
} from '@rankwright/contracts/billing';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { givePlan, signUp } from '../testing/accounts.ts';
import { startStripeBilling, type StripeBilling } from '../testing/stripeBilling.ts';

describe('billing with Stripe', () => {
  let billing: StripeBilling;
  before(async () => {
    billing = await startStripeBilling();
  });
  after(() => billing.close());

  const call = (...[endpoint, request]: Parameters<StripeBilling['api']['call']>) =>
    billing.api.call(endpoint, request);
  const lastSubscription = () => {
    const found = [...billing.stripe.state.subscriptions.values()].at(-1);
    assert.ok(found);
    return found;
  };

  it('reads the prices from Stripe', async () => {
    const { prices } = (await call(getPricing)).body as { prices: { amountCents: number }[] };
    assert.deepEqual(
      prices.map(({ amountCents }) => amountCents),
      [9_900, 59_400, 118_800],
    );
  });

  it('honours no subscription of the test checkout from before Stripe was configured', async () => {
    const { token, userId } = await signUp(billing.api, 'given-away@example.com');
    await givePlan(billing.api, userId);
    assert.equal(await billing.api.deps.payments.isActive(userId), false);
    assert.equal((await call(getSubscription, { token })).status, 404);
  });

  it('starts a checkout with a three-day trial and reads the state from Stripe, not from the redirect', async () => {
    const account = await signUp(billing.api, 'trial@example.com');
    const session = await billing.checkout(account);
    assert.equal(billing.stripe.state.checkouts.get(session)?.trialDays, 3);
    assert.equal((await call(getSubscription, { token: account.token })).status, 404);
    billing.stripe.completeCheckout(session);
    const subscription = await billing.read(account);
    assert.deepEqual([subscription.status, subscription.paymentMethod?.last4], ['trialing', '4242']);
    assert.ok(subscription.currentPeriodEnd);
  });

  it('gives the trial once and creates one customer per account', async () => {
    const account = await billing.signUpAndSubscribe('again@example.com');
    await billing.read(account);
    await call(cancelSubscription, { token: account.token, body: { cancelAtPeriodEnd: false } });
    const customers = billing.stripe.state.customers.size;
    assert.equal(billing.stripe.state.checkouts.get(await billing.checkout(account))?.trialDays, 0);
    assert.equal(billing.stripe.state.customers.size, customers);
  });

  it('previews the cost of an interval change and replaces the subscription item', async () => {
    const account = await billing.signUpAndSubscribe('switch@example.com');
    const { token } = account;
    const subscription = lastSubscription();
    subscription.status = 'active';
    const preview = await call(previewSubscriptionChange, { token, body: { interval: 'yearly' } });
    assert.equal(preview.body.dueTodayCents, 113_800);
    const changed = await call(updateSubscription, { token, body: { interval: 'yearly' } });
    assert.equal((changed.body.subscription as Subscription).interval, 'yearly');
    assert.equal(subscription.items.length, 1);
  });

  it('cancels at period end or immediately and reactivates a cancellation made in the portal [A-217]', async () => {
    const account = await billing.signUpAndSubscribe('leave@example.com');
    const { token } = account;
    const subscription = lastSubscription();
    await call(cancelSubscription, { token, body: {} });
    assert.equal((await billing.read(account)).cancelAtPeriodEnd, true);
    await call(reactivateSubscription, { token });
    assert.equal((await billing.read(account)).cancelAtPeriodEnd, false);
    subscription.cancelAt = subscription.items[0]!.end;
    assert.equal((await billing.read(account)).cancelAtPeriodEnd, true);
    await call(reactivateSubscription, { token });
    assert.equal(subscription.cancelAt, null);
    await call(cancelSubscription, { token, body: { cancelAtPeriodEnd: false } });
    assert.equal((await billing.read(account)).status, 'canceled');
  });

  it('opens the billing portal of the account’s customer [A-214]', async () => {
    const { token } = await billing.signUpAndSubscribe('portal@example.com');
    const { url } = (await call(openBillingPortal, { token, body: { returnUrl: '/billing' } })).body;
    assert.match(String(url), /\/portal\/cus_/);
  });

  it('retries when Stripe returns a server error and reports an error when it keeps failing', async () => {
    const { token } = await signUp(billing.api, 'busy@example.com');
    const body = { interval: 'monthly', successUrl: '/dashboard', cancelUrl: '/pricing' };
    billing.stripe.failNextRequests(500);
    assert.equal((await call(createCheckout, { token, body })).status, 200);
    billing.stripe.failNextRequests(400);
    const reply = await call(createCheckout, { token, body });
    assert.deepEqual([reply.status, reply.body.error], [502, 'Failed to create checkout session']);
  });
});
