import { getSubscription, type Subscription } from '@rankwright/contracts/billing';
import { generateIdeas } from '@rankwright/contracts/articles';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { StripeSubscription } from '../../doubles/stripe/stripeState.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startStripeBilling, type StripeBilling } from '../testing/stripeBilling.ts';

describe('events of Stripe', () => {
  let billing: StripeBilling;
  before(async () => {
    billing = await startStripeBilling();
  });
  after(() => billing.close());

  let events = 0;
  /** An event as Stripe made it at some time, with the state of that time. */
  const eventOf = (type: string, { id, customer }: StripeSubscription, status: string) => ({
    id: `evt_${(events += 1)}`,
    object: 'event',
    type: `customer.subscription.${type}`,
    data: { object: { id, object: 'subscription', customer, status } },
  });
  const gate = async ({ token }: TestAccount): Promise<number> =>
    (await billing.api.call(generateIdeas, { token, body: generateIdeas.example.body })).status;
  const begin = async (email: string) => {
    const account = await signUp(billing.api, email);
    return { account, subscription: billing.stripe.pay(await billing.checkout(account)) };
  };

  it('count once each, whatever their payload says: the state is read again [A-222]', async () => {
    const { account, subscription } = await begin('hook@example.com');
    const lying = eventOf('updated', subscription, 'canceled');
    assert.equal((await billing.webhook(lying)).status, 200);
    assert.equal(await gate(account), 200);
    const calls = billing.stripe.state.calls.length;
    assert.equal((await billing.webhook(lying)).status, 200);
    assert.equal(billing.stripe.state.calls.length, calls);
  });

  it('are refused when Stripe did not sign them, and when the signature is old [A-222]', async () => {
    const { subscription } = await begin('unsigned@example.com');
    const event = eventOf('updated', subscription, 'active');
    const refused = { status: 400, code: 'WEBHOOK_SIGNATURE' };
    assert.deepEqual(await billing.webhook(event, { key: 'whsec_other' }), refused);
    assert.deepEqual(await billing.webhook(event, { secondsAgo: 3_600 }), refused);
  });

  it('are taken again after Stripe could not be read', async () => {
    const { account, subscription } = await begin('retry@example.com');
    const event = eventOf('created', subscription, 'trialing');
    billing.stripe.failNext(400);
    assert.equal((await billing.webhook(event)).status, 503);
    assert.equal((await billing.webhook(event)).status, 200);
    assert.equal(await gate(account), 200);
  });

  it('may come late, twice and in any order: what is shown, and the gate, follow Stripe', async () => {
    const { account, subscription } = await begin('order@example.com');
    const created = eventOf('created', subscription, 'trialing');
    subscription.status = 'active';
    const paid = eventOf('updated', subscription, 'active');
    subscription.status = 'past_due';
    const failed = eventOf('updated', subscription, 'past_due');
    subscription.status = 'canceled';
    const deleted = eventOf('deleted', subscription, 'canceled');
    for (const event of [deleted, paid, created, paid, failed, created]) {
      assert.equal((await billing.webhook(event)).status, 200);
      assert.equal(await gate(account), 402);
      assert.equal((await billing.read(account)).status, 'canceled');
    }
  });

  it('may overtake one another while Stripe is asked: what was asked for last stays', async () => {
    const { account, subscription } = await begin('cross@example.com');
    subscription.status = 'active';
    const held = billing.stripe.holdNext();
    const first = billing.webhook(eventOf('updated', subscription, 'active'));
    await held.made;
    subscription.status = 'canceled';
    assert.equal((await billing.webhook(eventOf('deleted', subscription, 'canceled'))).status, 200);
    held.release();
    assert.equal((await first).status, 200);
    assert.equal(await gate(account), 402);
  });

  it('of a customer nobody knows change nothing', async () => {
    const { subscription } = await begin('known@example.com');
    const stranger = { ...subscription, customer: 'cus_of_somebody_else' };
    assert.equal((await billing.webhook(eventOf('deleted', stranger, 'canceled'))).status, 200);
  });

  it('that never come leave what is shown true all the same', async () => {
    const { account, subscription } = await begin('silent@example.com');
    const shown = async () => {
      const { body } = await billing.api.call(getSubscription, { token: account.token });
      return (body.subscription as Subscription).status;
    };
    for (const status of ['trialing', 'active', 'past_due', 'canceled']) {
      subscription.status = status;
      assert.equal(await shown(), status);
    }
  });
});
