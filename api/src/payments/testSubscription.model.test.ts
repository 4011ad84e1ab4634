import { getIntervalCents } from '@rankwright/contracts/limits';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SubscriptionRow } from './subscription.repository.ts';
import { toSubscription } from './subscription.model.ts';
import {
  advanceSubscription,
  cancelSubscription as cancel,
  changeInterval,
  getPeriodEnd,
  getTrialEnd,
  previewIntervalChange,
  reactivateSubscription as reactivate,
} from './testSubscription.model.ts';

const at = (text: string): Date => new Date(`${text}T10:00:00.000Z`);
const [monthly, halfYearly, yearly] = (['monthly', 'halfYearly', 'yearly'] as const).map(
  getIntervalCents,
) as [number, number, number];

const row: SubscriptionRow = {
  ownerId: 'owner',
  source: 'test',
  status: 'active',
  interval: 'monthly',
  trialEnd: null,
  cancelAtPeriodEnd: false,
  cancelAt: null,
  periodStart: at('2026-01-31'),
  periodEnd: at('2026-02-28'),
  customerId: 'customer',
  subscriptionId: null,
  amountCents: monthly,
  currency: 'usd',
  paymentMethod: null,
  createdAt: at('2026-01-31'),
  updatedAt: at('2026-01-31'),
};

describe('the periods of a test subscription', () => {
  it('end a month, half a year or a year later, on the last day where the month is shorter', () => {
    for (const [start, interval, end] of [
      ['2026-01-31', 'monthly', '2026-02-28'],
      ['2028-01-31', 'monthly', '2028-02-29'],
      ['2026-03-15', 'monthly', '2026-04-15'],
      ['2026-12-31', 'monthly', '2027-01-31'],
      ['2026-08-31', 'halfYearly', '2027-02-28'],
      ['2028-02-29', 'yearly', '2029-02-28'],
    ] as const)
      assert.deepEqual(getPeriodEnd(at(start), interval), at(end));
    assert.deepEqual(getTrialEnd(at('2026-01-01')), at('2026-01-04'));
  });
});

describe('a test subscription in time', () => {
  it('stays as it is before the period ends', () => {
    assert.deepEqual(advanceSubscription(row, new Date(at('2026-02-28').getTime() - 1)), {
      row,
      charges: [],
    });
    const open = { ...row, periodEnd: null };
    assert.deepEqual(advanceSubscription(open, at('2030-01-01')), { row: open, charges: [] });
  });

  it('is renewed and charged at the end of each period', () => {
    const trial = { ...row, status: 'trialing', amountCents: 0 };
    const { row: renewed, charges } = advanceSubscription(trial, at('2026-03-28'));
    assert.deepEqual(charges, [
      { amountCents: monthly, at: at('2026-02-28') },
      { amountCents: monthly, at: at('2026-03-28') },
    ]);
    assert.deepEqual(renewed, {
      ...row,
      amountCents: monthly,
      periodStart: at('2026-03-28'),
      periodEnd: at('2026-04-28'),
    });
  });

  it('ends when it was canceled, without a charge, and never again', () => {
    const canceled = cancel(row, true, at('2026-02-10'));
    assert.deepEqual(canceled, { ...row, cancelAtPeriodEnd: true, cancelAt: at('2026-02-28') });
    const ended = advanceSubscription(canceled, at('2026-06-01'));
    const end = { ...row, status: 'canceled', cancelAt: at('2026-02-28'), periodEnd: at('2026-02-28') };
    assert.deepEqual(ended, { row: end, charges: [] });
    assert.deepEqual(advanceSubscription(end, at('2027-01-01')), { row: end, charges: [] });
    const now = at('2026-02-10');
    assert.deepEqual(cancel({ ...row, cancelAtPeriodEnd: true }, false, now), {
      ...row,
      status: 'canceled',
      cancelAt: now,
      periodEnd: now,
    });
    assert.deepEqual(reactivate(canceled), row);
  });
});

describe('another interval of a test subscription', () => {
  const half = new Date((at('2026-01-31').getTime() + at('2026-02-28').getTime()) / 2);

  it('costs its price without what is left of the period', () => {
    const credit = Math.round(monthly / 2);
    assert.deepEqual(previewIntervalChange(row, 'yearly', half), {
      dueTodayCents: yearly - credit,
      nextAmountCents: yearly,
      nextChargeAt: getPeriodEnd(half, 'yearly'),
    });
    assert.deepEqual(changeInterval(row, 'yearly', half), {
      ...row,
      interval: 'yearly',
      amountCents: yearly,
      periodStart: half,
      periodEnd: getPeriodEnd(half, 'yearly'),
    });
  });

  it('costs nothing where more is left than it costs, and lasts longer instead', () => {
    const year = {
      ...row,
      interval: 'yearly' as const,
      amountCents: yearly,
      periodStart: at('2026-01-01'),
      periodEnd: at('2027-01-01'),
    };
    const start = at('2026-01-01');
    const length = getPeriodEnd(start, 'monthly').getTime() - start.getTime();
    assert.deepEqual(previewIntervalChange(year, 'monthly', start), {
      dueTodayCents: 0,
      nextAmountCents: monthly,
      nextChargeAt: new Date(start.getTime() + Math.round((length * yearly) / monthly)),
    });
    const late = previewIntervalChange(year, 'halfYearly', at('2028-01-01'));
    assert.equal(late.dueTodayCents, halfYearly);
    assert.deepEqual(late.nextChargeAt, getPeriodEnd(at('2028-01-01'), 'halfYearly'));
  });

  it('costs nothing today in a trial, for the same interval, and without a period', () => {
    const now = at('2026-02-10');
    for (const [unchanged, interval, nextChargeAt] of [
      [{ ...row, status: 'trialing' }, 'yearly', at('2026-02-28')],
      [row, 'monthly', at('2026-02-28')],
      [{ ...row, periodStart: null }, 'yearly', at('2026-02-28')],
      [{ ...row, periodEnd: null }, 'yearly', now],
    ] as const)
      assert.deepEqual(previewIntervalChange(unchanged, interval, now), {
        dueTodayCents: 0,
        nextAmountCents: getIntervalCents(interval),
        nextChargeAt,
      });
    assert.equal(changeInterval(row, 'monthly', now), row);
    assert.deepEqual(changeInterval({ ...row, status: 'trialing' }, 'yearly', now), {
      ...row,
      status: 'trialing',
      interval: 'yearly',
      amountCents: yearly,
    });
  });
});

describe('a subscription as the API returns it', () => {
  it('has ISO times and the customer', () => {
    const paymentMethod = { brand: 'visa', last4: '4242', expMonth: 1, expYear: 2030 };
    assert.deepEqual(toSubscription({ ...row, paymentMethod, trialEnd: at('2026-02-01') }), {
      status: 'active',
      interval: 'monthly',
      trialEnd: '2026-02-01T10:00:00.000Z',
      cancelAtPeriodEnd: false,
      currentPeriodStart: '2026-01-31T10:00:00.000Z',
      currentPeriodEnd: '2026-02-28T10:00:00.000Z',
      stripeCustomerId: 'customer',
      amountCents: monthly,
      currency: 'usd',
      paymentMethod,
    });
    assert.equal(toSubscription(row).trialEnd, null);
  });
});
