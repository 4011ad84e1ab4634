import {
  formatPrice,
  hasFeature,
  isSubscriptionActive,
  needsUpgrade,
  getTrialDaysLeft,
  getUsagePercent,
} from './billing.ts';
import { type PlanLimits } from './billing.schemas.ts';

const now = Date.parse('2026-05-01T12:00:00Z');
const trialEndingAt = (iso: string) => ({ status: 'trialing', trialEnd: iso });

describe('subscription', () => {
  it('is active while its status is active or its trial has not ended [A-176]', () => {
    expect(isSubscriptionActive({ status: 'active', trialEnd: null }, now)).toBe(true);
    expect(isSubscriptionActive(trialEndingAt('2026-05-01T12:00:01Z'), now)).toBe(true);
    expect(isSubscriptionActive(trialEndingAt('2026-05-01T12:00:00Z'), now)).toBe(false);
    expect(isSubscriptionActive({ status: 'trialing', trialEnd: null }, now)).toBe(false);
    expect(isSubscriptionActive(null, now)).toBe(false);
  });

  it.each(['canceled', 'past_due', 'unpaid', 'incomplete'])(
    'is not active when its status is %s [A-176]',
    (status) => {
      expect(isSubscriptionActive({ status, trialEnd: null }, now)).toBe(false);
    },
  );

  it('rounds the remaining trial days up and never goes below 0 [A-132]', () => {
    expect(getTrialDaysLeft(trialEndingAt('2026-05-04T11:59:59Z'), now)).toBe(3);
    expect(getTrialDaysLeft(trialEndingAt('2026-05-01T12:00:01Z'), now)).toBe(1);
    expect(getTrialDaysLeft(trialEndingAt('2026-04-30T12:00:00Z'), now)).toBe(0);
    expect(getTrialDaysLeft(null, now)).toBe(0);
    expect(getTrialDaysLeft({ trialEnd: null }, now)).toBe(0);
  });

  it('needs an upgrade when there is no plan, it is set to cancel, or it is canceled', () => {
    expect(needsUpgrade(null)).toBe(true);
    expect(needsUpgrade({ status: 'active', cancelAtPeriodEnd: true })).toBe(true);
    expect(needsUpgrade({ status: 'canceled', cancelAtPeriodEnd: false })).toBe(true);
    expect(needsUpgrade({ status: 'active', cancelAtPeriodEnd: false })).toBe(false);
  });
});

describe('usage and features', () => {
  it('caps a percentage at 100 [A-157]', () => {
    expect(getUsagePercent(25, 100)).toBe(25);
    expect(getUsagePercent(140, 100)).toBe(100);
  });

  it('is 0 % of an unlimited limit [A-158]', () => {
    expect(getUsagePercent(5_000, -1)).toBe(0);
    expect(getUsagePercent(5_000, 0)).toBe(0);
    expect(getUsagePercent(1, 1)).toBe(100);
  });

  it('grants a feature when its flag is true or a number above 0 [A-159]', () => {
    const limits = { features: { a: true, b: 3, c: 0, d: false } } as unknown as PlanLimits;
    expect(['a', 'b', 'c', 'd', 'unknown'].map((name) => hasFeature(limits, name))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

it('formats cents as dollars, in USD by default [A-051]', () => {
  expect(formatPrice(9_900)).toBe('$99');
  expect(formatPrice(9_950)).toBe('$99.50');
  expect(formatPrice(59_400, 'eur')).toBe('€594');
});
