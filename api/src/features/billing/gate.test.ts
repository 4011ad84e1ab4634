import { generateIdeas } from '@rankwright/contracts/articles';
import {
  cancelSubscription,
  createCheckout,
  getSubscription,
  type Subscription,
} from '@rankwright/contracts/billing';
import { createScheduledContent } from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUp, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { startStripeBilling, type StripeBilling } from '../../testing/stripeBilling.ts';

const dayMs = 86_400_000;

/** What the first gated call answers; nothing else was asked before. */
const gate = async (api: TestApi, { token }: TestAccount): Promise<number> =>
  (await api.call(generateIdeas, { token, body: generateIdeas.example.body })).status;

describe('the gate while time passes, with Stripe', () => {
  let billing: StripeBilling;
  before(async () => {
    billing = await startStripeBilling();
  });
  after(() => billing.close());

  const begin = async (email: string) => {
    const account = await signUp(billing.api, email);
    const subscription = billing.stripe.pay(await billing.checkout(account));
    assert.equal((await billing.read(account)).status, 'trialing');
    assert.equal(await gate(billing.api, account), 200);
    return { account, subscription, shown: async () => (await billing.read(account)).status };
  };

  it('shuts with the first call after the trial, when nobody pays [A-176]', async () => {
    const { account, subscription, shown } = await begin('expired@example.com');
    billing.clock.advance(3 * dayMs - 1_000);
    assert.equal(await gate(billing.api, account), 200);
    billing.clock.advance(2_000);
    subscription.status = 'canceled';
    assert.equal(await gate(billing.api, account), 402);
    const { token } = account;
    const item = await billing.api.call(createScheduledContent, { token, body: { title: 'Roses' } });
    assert.deepEqual([item.status, item.body.code], [402, 'PLAN_REQUIRED']);
    assert.equal(await shown(), 'canceled');
  });

  it('stays shut after a trial that Stripe has not ended yet', async () => {
    const { account } = await begin('limbo@example.com');
    billing.clock.advance(3 * dayMs + 1_000);
    assert.equal(await gate(billing.api, account), 402);
  });

  it('stays open when the trial becomes a paid month', async () => {
    const { account, subscription, shown } = await begin('paying@example.com');
    billing.clock.advance(3 * dayMs + 1_000);
    const now = Math.floor(billing.clock.now().getTime() / 1000);
    subscription.status = 'active';
    subscription.items = subscription.items.map((item) => ({ ...item, start: now, end: now + 30 * 86_400 }));
    assert.equal(await gate(billing.api, account), 200);
    assert.equal(await shown(), 'active');
  });

  it('stays open until the end that was chosen, and shuts with the first call after it [A-217]', async () => {
    const { account, subscription } = await begin('leaving@example.com');
    await billing.api.call(cancelSubscription, { token: account.token, body: { cancelAtPeriodEnd: true } });
    assert.equal(await gate(billing.api, account), 200);
    billing.clock.advance(3 * dayMs + 1_000);
    subscription.status = 'canceled';
    assert.equal(await gate(billing.api, account), 402);
    const ended = await billing.read(account);
    assert.deepEqual([ended.status, ended.cancelAtPeriodEnd], ['canceled', false]);
  });

  it('shuts when a payment fails, and opens when it comes after all', async () => {
    const { account, subscription, shown } = await begin('due@example.com');
    billing.clock.advance(3 * dayMs + 1_000);
    subscription.status = 'past_due';
    assert.equal(await gate(billing.api, account), 402);
    assert.equal(await shown(), 'past_due');
    subscription.status = 'active';
    assert.equal(await gate(billing.api, account), 200);
    assert.equal(await shown(), 'active');
  });
});

describe('the gate while time passes, with the test checkout', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  it('shuts at the end of a trial that was cancelled, with the first call', async () => {
    const account = await signUp(api, 'leaving@example.com');
    const { token } = account;
    const body = { interval: 'monthly', successUrl: '/dashboard', cancelUrl: '/pricing' };
    const url = String((await api.call(createCheckout, { token, body })).body.sessionUrl);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await api.app.inject({ method: 'POST', url, payload: 'action=pay', headers });
    await api.call(cancelSubscription, { token, body: { cancelAtPeriodEnd: true } });
    assert.equal(await gate(api, account), 200);
    api.clock.advance(3 * dayMs + 1_000);
    assert.equal(await gate(api, account), 402);
    const shown = (await api.call(getSubscription, { token })).body.subscription as Subscription;
    assert.equal(shown.status, 'canceled');
  });
});
