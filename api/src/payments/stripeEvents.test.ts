import { getSchemas } from '@rankwright/contracts/endpoints';
import { getSubscription, type Subscription } from '@rankwright/contracts/billing';
import { generateArticleIdeas } from '@rankwright/contracts/articles';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { StripeSubscription } from '@rankwright/testing/fakes/stripe/stripeState';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startStripeBilling, type StripeBilling } from '../testing/stripeBilling.ts';

describe('Stripe webhook events', () => {
  let billing: StripeBilling;
  before(async () => {
    billing = await startStripeBilling();
  });
  after(() => billing.close());

  let events = 0;
  /** An event with the subscription status at the time Stripe created it. */
  const createEvent = (type: string, { id, customer }: StripeSubscription, status: string) => ({
    id: `evt_${(events += 1)}`,
    object: 'event',
    type: `customer.subscription.${type}`,
    data: { object: { id, object: 'subscription', customer, status } },
  });
  const callGatedEndpoint = async ({ token }: TestAccount): Promise<number> =>
    (
      await billing.api.call(generateArticleIdeas, {
        token,
        body: getSchemas(generateArticleIdeas).example.body,
      })
    ).status;
  const startSubscription = async (email: string) => {
    const account = await signUp(billing.api, email);
    return { account, subscription: billing.stripe.completeCheckout(await billing.checkout(account)) };
  };

  it('are processed once and read the state from Stripe instead of the payload [A-222]', async () => {
    const { account, subscription } = await startSubscription('hook@example.com');
    const contradictingEvent = createEvent('updated', subscription, 'canceled');
    assert.equal((await billing.webhook(contradictingEvent)).status, 200);
    assert.equal(await callGatedEndpoint(account), 200);
    const calls = billing.stripe.state.calls.length;
    assert.equal((await billing.webhook(contradictingEvent)).status, 200);
    assert.equal(billing.stripe.state.calls.length, calls);
  });

  it('are rejected when the signature is invalid or old [A-222]', async () => {
    const { subscription } = await startSubscription('unsigned@example.com');
    const event = createEvent('updated', subscription, 'active');
    const refused = { status: 400, code: 'WEBHOOK_SIGNATURE' };
    assert.deepEqual(await billing.webhook(event, { key: 'whsec_other' }), refused);
    assert.deepEqual(await billing.webhook(event, { secondsAgo: 3_600 }), refused);
  });

  it('count against their network when the signature is invalid', async () => {
    const limited = await startStripeBilling({ RATE_OFF: 'false', RATE_REJECTED: '2' });
    const event = { id: 'evt_forged', object: 'event', type: 'invoice.paid', data: { object: {} } };
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1)
      statuses.push((await limited.webhook(event, { key: 'whsec_other' })).status);
    assert.deepEqual(statuses, [400, 400, 429]);
    assert.equal((await limited.webhook(event)).status, 200);
    await limited.close();
  });

  it('are processed on redelivery when Stripe could not be read the first time', async () => {
    const { account, subscription } = await startSubscription('retry@example.com');
    const event = createEvent('created', subscription, 'trialing');
    billing.stripe.failNextRequests(400);
    assert.equal((await billing.webhook(event)).status, 503);
    assert.equal((await billing.webhook(event)).status, 200);
    assert.equal(await callGatedEndpoint(account), 200);
  });

  it('keep the subscription and the plan gate in sync with Stripe when late, repeated or out of order', async () => {
    const { account, subscription } = await startSubscription('order@example.com');
    const created = createEvent('created', subscription, 'trialing');
    subscription.status = 'active';
    const paid = createEvent('updated', subscription, 'active');
    subscription.status = 'past_due';
    const failed = createEvent('updated', subscription, 'past_due');
    subscription.status = 'canceled';
    const deleted = createEvent('deleted', subscription, 'canceled');
    for (const event of [deleted, paid, created, paid, failed, created]) {
      assert.equal((await billing.webhook(event)).status, 200);
      assert.equal(await callGatedEndpoint(account), 402);
      assert.equal((await billing.read(account)).status, 'canceled');
    }
  });

  it('keep the state of the latest Stripe request when processed concurrently', async () => {
    const { account, subscription } = await startSubscription('cross@example.com');
    subscription.status = 'active';
    const held = billing.stripe.holdNextResponse();
    const first = billing.webhook(createEvent('updated', subscription, 'active'));
    await held.made;
    subscription.status = 'canceled';
    assert.equal((await billing.webhook(createEvent('deleted', subscription, 'canceled'))).status, 200);
    held.release();
    assert.equal((await first).status, 200);
    assert.equal(await callGatedEndpoint(account), 402);
  });

  it('are accepted with either signing secret while it is rotated', async () => {
    const rotating = await startStripeBilling({ STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' });
    const account = await signUp(rotating.api, 'rotating@example.com');
    const subscription = rotating.stripe.completeCheckout(await rotating.checkout(account));
    for (const [key, status] of Object.entries({ whsec_new: 200, whsec_old: 200, whsec_other: 400 })) {
      const event = createEvent('updated', subscription, 'active');
      assert.equal((await rotating.webhook(event, { key })).status, status, key);
    }
    await rotating.close();
  });

  it('change nothing for an unknown customer', async () => {
    const { subscription } = await startSubscription('known@example.com');
    const unknownCustomer = { ...subscription, customer: 'cus_of_somebody_else' };
    assert.equal((await billing.webhook(createEvent('deleted', unknownCustomer, 'canceled'))).status, 200);
  });

  it('are not needed to show the current status', async () => {
    const { account, subscription } = await startSubscription('silent@example.com');
    const readStatus = async () => {
      const { body } = await billing.api.call(getSubscription, { token: account.token });
      return (body.subscription as Subscription).status;
    };
    for (const status of ['trialing', 'active', 'past_due', 'canceled']) {
      subscription.status = status;
      assert.equal(await readStatus(), status);
    }
  });
});
