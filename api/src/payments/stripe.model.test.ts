import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type Stripe from 'stripe';
import { selectCurrentSubscription, toSubscriptionRow } from './stripe.model.ts';

const now = new Date('2026-03-01T00:00:00.000Z');
const createSubscription = (change: object = {}): Stripe.Subscription =>
  ({
    id: 'sub_1',
    status: 'active',
    created: 1,
    customer: 'cus_1',
    cancel_at: null,
    cancel_at_period_end: false,
    trial_end: 1_767_225_600,
    items: {
      data: [
        {
          current_period_start: 1_767_225_600,
          current_period_end: 1_769_904_000,
          price: { unit_amount: 4900, currency: 'eur', recurring: { interval: 'month', interval_count: 1 } },
        },
      ],
    },
    default_payment_method: {
      card: { brand: 'visa', last4: '4242', exp_month: 1, exp_year: 2030, other: 1 },
    },
    ...change,
  }) as unknown as Stripe.Subscription;

describe('a subscription of Stripe', () => {
  it('becomes a row', () => {
    assert.deepEqual(toSubscriptionRow('owner', createSubscription(), now), {
      ownerId: 'owner',
      source: 'stripe',
      status: 'active',
      interval: 'monthly',
      trialEnd: new Date('2026-01-01T00:00:00.000Z'),
      cancelAtPeriodEnd: false,
      cancelAt: null,
      periodStart: new Date('2026-01-01T00:00:00.000Z'),
      periodEnd: new Date('2026-02-01T00:00:00.000Z'),
      customerId: 'cus_1',
      subscriptionId: 'sub_1',
      amountCents: 4900,
      currency: 'eur',
      paymentMethod: { brand: 'visa', last4: '4242', expMonth: 1, expYear: 2030 },
      updatedAt: now,
    });
  });

  it('may have no item, no trial, no price and no card', () => {
    const bare = { items: { data: [] }, trial_end: null, customer: { id: 'cus_2' } };
    for (const default_payment_method of [null, 'pm_1', {}]) {
      const row = toSubscriptionRow('owner', createSubscription({ ...bare, default_payment_method }), now);
      const { trialEnd, periodStart, periodEnd, amountCents, currency, paymentMethod, customerId } = row;
      assert.deepEqual(
        [trialEnd, periodStart, periodEnd, amountCents, currency, paymentMethod, customerId],
        [null, null, null, 0, 'usd', null, 'cus_2'],
      );
    }
    const free = createSubscription({
      items: { data: [{ price: { unit_amount: null, currency: 'usd', recurring: null } }] },
    });
    assert.equal(toSubscriptionRow('owner', free, now).amountCents, 0);
  });

  it('ends at the end of the period, or on a date', () => {
    const read = (change: object) => toSubscriptionRow('owner', createSubscription(change), now);
    assert.equal(read({ cancel_at_period_end: true }).cancelAtPeriodEnd, true);
    const dated = read({ cancel_at: 1_767_225_600 });
    assert.deepEqual([dated.cancelAtPeriodEnd, dated.cancelAt], [true, new Date('2026-01-01T00:00:00.000Z')]);
    assert.equal(read({ cancel_at_period_end: true, status: 'canceled' }).cancelAtPeriodEnd, false);
  });

  it('is selected by its status, then the newest', () => {
    const select = (...found: [status: string, created: number][]) =>
      selectCurrentSubscription(
        found.map(([status, created]) => createSubscription({ id: `${status} ${created}`, status, created })),
      )?.id ?? null;
    const ranked = ['active', 'trialing', 'past_due', 'unpaid', 'incomplete', 'paused', 'canceled'];
    for (const [at, status] of ranked.entries())
      assert.equal(
        select(
          ...ranked
            .slice(at)
            .map((name, place): [string, number] => [name, place])
            .reverse(),
        ),
        `${status} 0`,
      );
    assert.equal(select(['active', 1], ['active', 3], ['active', 2]), 'active 3');
    assert.equal(select(['canceled', 1], ['incomplete_expired', 2]), 'incomplete_expired 2');
    assert.equal(select(), null);
  });
});
