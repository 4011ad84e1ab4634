import {
  cancelSubscription,
  createCheckout,
  getPricing,
  getSubscription,
  getUsage,
  listInvoices,
  openBillingPortal,
  previewSubscriptionChange,
  reactivateSubscription,
  updateSubscription,
} from '@rankwright/contracts/billing';
import type { Subscription } from '@rankwright/contracts/billing';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { dayMs } from '../../clock.ts';
import { signUp, signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

/** What a plan unlocks. */
const listFeatures = (active: boolean) => ({
  contentGeneration: active,
  advancedAnalytics: active,
  multiPlatformDistribution: active,
  prioritySupport: active,
});

describe('billing with the test checkout', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const openCheckout = async ({ token }: TestAccount, interval = 'monthly') =>
    api.call(createCheckout, {
      token,
      body: {
        interval,
        successUrl: '/dashboard?checkout=success',
        cancelUrl: 'http://localhost:3000/pricing?checkout=canceled',
      },
    });
  const submitCheckout = (url: string, action: string) =>
    api.app.inject({
      method: 'POST',
      url,
      payload: `action=${action}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const subscribe = async (account: TestAccount, interval = 'monthly') => {
    const { body } = await openCheckout(account, interval);
    return submitCheckout(String(body.sessionUrl), 'pay');
  };
  const read = async ({ token }: TestAccount) =>
    (await api.call(getSubscription, { token })).body as {
      subscription: Subscription;
      trialAvailable: boolean;
    };

  it('returns No subscription found before the first checkout', async () => {
    const { token } = await signUp(api, 'none@example.com');
    const reply = await api.call(getSubscription, { token });
    assert.deepEqual([reply.status, reply.body.error], [404, 'No subscription found']);
  });

  it('starts a three-day trial once and labels the checkout as a test [A-145, A-213, A-221]', async () => {
    const account = await signUp(api, 'trial@example.com');
    const { body } = await openCheckout(account);
    const page = await api.app.inject(String(body.sessionUrl));
    assert.match(page.body, /Test checkout: no card is charged/);
    assert.match(page.body, /Start the free trial/);
    const paid = await submitCheckout(String(body.sessionUrl), 'pay');
    assert.deepEqual([paid.statusCode, paid.headers.location], [303, '/dashboard?checkout=success']);
    const { subscription, trialAvailable } = await read(account);
    assert.equal(subscription.status, 'trialing');
    assert.equal(Date.parse(subscription.trialEnd ?? '') - api.clock.now().getTime(), 3 * dayMs);
    assert.ok(subscription.stripeCustomerId.startsWith('cus_test_'));
    assert.equal(trialAvailable, false);
  });

  it('answers the subscription, its usage and the limits field by field [A-215, A-261, A-262, A-263]', async () => {
    const account = await signUp(api, 'fields@example.com');
    await subscribe(account);
    const { body } = await api.call(getSubscription, { token: account.token });
    assert.deepEqual([body.success, body.message, body.trialAvailable], [true, 'Subscription found', false]);
    const assertFields = (part: unknown, fields: readonly string[]) => {
      for (const field of fields) assert.ok(field in (part as object), field);
    };
    assertFields(body.subscription, [
      'status',
      'interval',
      'trialEnd',
      'cancelAtPeriodEnd',
      'currentPeriodStart',
      'currentPeriodEnd',
      'stripeCustomerId',
    ]);
    assertFields(body.usage, ['keywordsTracked', 'rankChecksPerformed', 'reportsGenerated']);
    assert.deepEqual(body.planLimits, {
      keywordsLimit: 100,
      rankCheckLimit: -1,
      reportsLimit: -1,
      rankCheckFrequency: 'daily',
      storageMegabytes: 500,
      features: listFeatures(true),
    });
    const used = (await api.call(getUsage, { token: account.token })).body;
    assert.deepEqual([used.usage, used.planLimits], [body.usage, body.planLimits]);
  });

  it('charges for a month after the trial and offers no second trial [A-221]', async () => {
    const account = await signUp(api, 'paid@example.com');
    await subscribe(account);
    api.clock.advance(3 * dayMs + 1_000);
    assert.equal((await read(account)).subscription.status, 'active');
    const { body } = await api.call(listInvoices, { token: account.token });
    assert.deepEqual(
      (body.invoices as { amountCents: number }[]).map(({ amountCents }) => amountCents),
      [9_900, 0],
    );
    await api.call(cancelSubscription, { token: account.token, body: { cancelAtPeriodEnd: false } });
    assert.equal((await read(account)).subscription.status, 'canceled');
    await subscribe(account);
    assert.equal((await read(account)).subscription.status, 'active');
  });

  it('shows a declined card and lets the user cancel', async () => {
    const account = await signUp(api, 'declined@example.com');
    const url = String((await openCheckout(account)).body.sessionUrl);
    assert.match((await submitCheckout(url, 'decline')).body, /declined/);
    assert.equal((await submitCheckout(url, 'cancel')).headers.location, '/pricing?checkout=canceled');
    assert.equal((await submitCheckout(url, 'pay')).statusCode, 404);
    assert.equal((await api.call(getSubscription, { token: account.token })).status, 404);
  });

  it('cancels at the period end, reactivates, and ends with the period [A-217, A-218]', async () => {
    const account = await signUp(api, 'leaving@example.com');
    await subscribe(account);
    const { token } = account;
    const cancelled = await api.call(cancelSubscription, { token, body: {} });
    assert.equal((cancelled.body.subscription as Subscription).cancelAtPeriodEnd, true);
    const back = await api.call(reactivateSubscription, { token });
    assert.equal((back.body.subscription as Subscription).cancelAtPeriodEnd, false);
    await api.call(cancelSubscription, { token, body: { cancelAtPeriodEnd: true } });
    api.clock.advance(3 * dayMs + 1_000);
    assert.equal((await read(account)).subscription.status, 'canceled');
    assert.equal((await api.call(reactivateSubscription, { token })).status, 404);
  });

  it('charges exactly the previewed amount when the interval changes [A-216]', async () => {
    const account = await signUp(api, 'switching@example.com');
    await subscribe(account);
    api.clock.advance(3 * dayMs + 1_000);
    await read(account);
    const { token } = account;
    const preview = (await api.call(previewSubscriptionChange, { token, body: { interval: 'yearly' } })).body;
    const changed = (await api.call(updateSubscription, { token, body: { interval: 'yearly' } })).body
      .subscription as Subscription;
    assert.equal(changed.interval, 'yearly');
    assert.equal(changed.currentPeriodEnd, preview.nextChargeAt);
    const { invoices } = (await api.call(listInvoices, { token })).body as {
      invoices: { amountCents: number }[];
    };
    assert.equal(invoices[0]?.amountCents, preview.dueTodayCents);
  });

  it('has no payment portal for test subscriptions', async () => {
    const { token } = await signUpWithPlan(api, 'portal@example.com');
    const reply = await api.call(openBillingPortal, { token, body: { returnUrl: '/billing' } });
    assert.equal(reply.body.error, 'payment method management not available for test subscriptions');
  });

  it('rejects a checkout while a plan is active, and return URLs on other origins', async () => {
    const account = await signUpWithPlan(api, 'twice@example.com');
    assert.equal((await openCheckout(account)).status, 409);
    const { token } = await signUp(api, 'elsewhere@example.com');
    const body = { interval: 'monthly', successUrl: 'https://evil.example/', cancelUrl: '/pricing' };
    assert.equal((await api.call(createCheckout, { token, body })).status, 400);
  });

  it('returns prices to everyone and zero limits without a plan [A-219, A-220]', async () => {
    const pricing = (await api.call(getPricing)).body;
    assert.deepEqual([pricing.plan, pricing.trialDays], ['Pro', 3]);
    const { prices } = pricing as { prices: { amountCents: number }[] };
    assert.deepEqual(
      prices.map(({ amountCents }) => amountCents),
      [9_900, 59_400, 118_800],
    );
    const { token } = await signUp(api, 'free@example.com');
    const { usage, planLimits } = (await api.call(getUsage, { token })).body;
    assert.deepEqual(planLimits, {
      keywordsLimit: 0,
      rankCheckLimit: 0,
      reportsLimit: 0,
      rankCheckFrequency: 'daily',
      storageMegabytes: 5,
      features: listFeatures(false),
    });
    assert.deepEqual(usage, {
      keywordsTracked: 0,
      rankChecksPerformed: 0,
      reportsGenerated: 0,
      articlesGenerated: 0,
      storedMegabytes: 0,
    });
  });
});
