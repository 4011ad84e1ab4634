import { getSchemas } from '@rankwright/contracts/endpoints';
import { generateArticleIdeas } from '@rankwright/contracts/articles';
import {
  cancelSubscription,
  createCheckout,
  getSubscription,
  type Subscription,
} from '@rankwright/contracts/billing';
import { createScheduledItem } from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { dayMs } from '../../clock.ts';
import { signUp, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { startStripeBilling, type StripeBilling } from '../../testing/stripeBilling.ts';

/** The status of the first request to an endpoint that needs a plan. */
const requestGatedEndpoint = async (api: TestApi, { token }: TestAccount): Promise<number> =>
  (await api.call(generateArticleIdeas, { token, body: getSchemas(generateArticleIdeas).example.body }))
    .status;

describe('plan gate over time, with Stripe', () => {
  let billing: StripeBilling;
  before(async () => {
    billing = await startStripeBilling();
  });
  after(() => billing.close());

  const startTrial = async (email: string) => {
    const account = await signUp(billing.api, email);
    const subscription = billing.stripe.completeCheckout(await billing.checkout(account));
    assert.equal((await billing.read(account)).status, 'trialing');
    assert.equal(await requestGatedEndpoint(billing.api, account), 200);
    return { account, subscription, readStatus: async () => (await billing.read(account)).status };
  };

  it('closes with the first request after an unpaid trial [A-176]', async () => {
    const { account, subscription, readStatus } = await startTrial('expired@example.com');
    billing.clock.advance(3 * dayMs - 1_000);
    assert.equal(await requestGatedEndpoint(billing.api, account), 200);
    billing.clock.advance(2_000);
    subscription.status = 'canceled';
    assert.equal(await requestGatedEndpoint(billing.api, account), 402);
    const { token } = account;
    const item = await billing.api.call(createScheduledItem, { token, body: { title: 'Roses' } });
    assert.deepEqual([item.status, item.body.code], [402, 'PLAN_REQUIRED']);
    assert.equal(await readStatus(), 'canceled');
  });

  it('closes after the trial even if Stripe has not ended it yet', async () => {
    const { account } = await startTrial('limbo@example.com');
    billing.clock.advance(3 * dayMs + 1_000);
    assert.equal(await requestGatedEndpoint(billing.api, account), 402);
  });

  it('stays open when the trial becomes a paid subscription', async () => {
    const { account, subscription, readStatus } = await startTrial('paying@example.com');
    billing.clock.advance(3 * dayMs + 1_000);
    const now = Math.floor(billing.clock.now().getTime() / 1000);
    subscription.status = 'active';
    subscription.items = subscription.items.map((item) => ({ ...item, start: now, end: now + 30 * 86_400 }));
    assert.equal(await requestGatedEndpoint(billing.api, account), 200);
    assert.equal(await readStatus(), 'active');
  });

  it('stays open until the selected end and closes with the first request after it [A-217]', async () => {
    const { account, subscription } = await startTrial('leaving@example.com');
    await billing.api.call(cancelSubscription, { token: account.token, body: { cancelAtPeriodEnd: true } });
    assert.equal(await requestGatedEndpoint(billing.api, account), 200);
    billing.clock.advance(3 * dayMs + 1_000);
    subscription.status = 'canceled';
    assert.equal(await requestGatedEndpoint(billing.api, account), 402);
    const ended = await billing.read(account);
    assert.deepEqual([ended.status, ended.cancelAtPeriodEnd], ['canceled', false]);
  });

  it('closes when a payment fails and reopens when it succeeds', async () => {
    const { account, subscription, readStatus } = await startTrial('due@example.com');
    billing.clock.advance(3 * dayMs + 1_000);
    subscription.status = 'past_due';
    assert.equal(await requestGatedEndpoint(billing.api, account), 402);
    assert.equal(await readStatus(), 'past_due');
    subscription.status = 'active';
    assert.equal(await requestGatedEndpoint(billing.api, account), 200);
    assert.equal(await readStatus(), 'active');
  });
});

describe('plan gate over time, with the test checkout', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  it('closes with the first request after the end of a canceled trial', async () => {
    const account = await signUp(api, 'leaving@example.com');
    const { token } = account;
    const body = { interval: 'monthly', successUrl: '/dashboard', cancelUrl: '/pricing' };
    const url = String((await api.call(createCheckout, { token, body })).body.sessionUrl);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await api.app.inject({ method: 'POST', url, payload: 'action=pay', headers });
    await api.call(cancelSubscription, { token, body: { cancelAtPeriodEnd: true } });
    assert.equal(await requestGatedEndpoint(api, account), 200);
    api.clock.advance(3 * dayMs + 1_000);
    assert.equal(await requestGatedEndpoint(api, account), 402);
    const shown = (await api.call(getSubscription, { token })).body.subscription as Subscription;
    assert.equal(shown.status, 'canceled');
  });
});
