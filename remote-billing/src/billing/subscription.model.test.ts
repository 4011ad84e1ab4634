import type { Subscription } from '@rankwright/contracts/billing';
import { formatDate, getPlanState } from './subscription.model.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const inDays = (days: number): string => new Date(now + days * 86_400_000).toISOString();
const createSubscription = (change: Partial<Subscription>): Subscription =>
  ({
    stripeCustomerId: 'cus_1',
    status: 'active',
    cancelAtPeriodEnd: false,
    trialEnd: null,
    ...change,
  }) as Subscription;
const getState = (change: Partial<Subscription>) => getPlanState(createSubscription(change), now);

describe('the plan as its owner sees it', () => {
  it('offers a plan to an account without one', () => {
    expect(getPlanState(null, now)).toEqual({
      subscribed: false,
      label: 'No plan',
      tone: 'neutral',
      test: false,
      overdue: false,
    });
  });

  it('shows an active plan', () => {
    expect(getState({})).toEqual({
      subscribed: true,
      label: 'Active',
      tone: 'success',
      test: false,
      overdue: false,
    });
  });

  it.each([
    ['past_due', 'Payment overdue'],
    ['unpaid', 'Payment overdue'],
    ['incomplete', 'Payment not finished'],
    ['paused', 'Paused'],
  ] as const)('keeps the plan of a payment that is %s, so that nobody subscribes twice', (status, label) => {
    expect(getState({ status })).toMatchObject({ subscribed: true, label, tone: 'warning', overdue: true });
  });

  it('offers a plan again once it has ended', () => {
    const ended = { subscribed: false, label: 'Ended', tone: 'neutral', overdue: false };
    expect(getState({ status: 'canceled' })).toMatchObject(ended);
    expect(getState({ status: 'trialing', trialEnd: inDays(-1) })).toMatchObject(ended);
  });

  it('says that a canceled plan still runs, also in its trial', () => {
    const canceled = { subscribed: true, label: 'Cancels at period end', tone: 'warning' };
    expect(getState({ cancelAtPeriodEnd: true })).toMatchObject(canceled);
    expect(getState({ status: 'trialing', trialEnd: inDays(3), cancelAtPeriodEnd: true })).toMatchObject(
      canceled,
    );
  });

  it('counts the days of a trial', () => {
    expect(getState({ status: 'trialing', trialEnd: inDays(3) })).toMatchObject({
      subscribed: true,
      label: 'Trial, 3 days left',
      tone: 'info',
    });
    expect(getState({ status: 'trialing', trialEnd: inDays(0.5) }).label).toBe('Trial, 1 day left');
  });

  it('marks a test subscription', () => {
    expect(getState({ stripeCustomerId: 'cus_test_1' }).test).toBe(true);
    expect(getState({ stripeCustomerId: 'cus_1_cus_test_' }).test).toBe(false);
  });

  it('writes dates out, and a dash for none', () => {
    expect(formatDate('2026-11-21T12:00:00Z')).toBe('November 21, 2026');
    expect(formatDate(null)).toBe('—');
  });
});
