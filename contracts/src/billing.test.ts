import {
  formatPrice,
  hasFeature,
  isActive,
  needsUpgrade,
  trialDaysLeft,
  usagePercent,
  type PlanLimits,
} from './billing.ts';

const now = Date.parse('2026-05-01T12:00:00Z');
const at = (iso: string) => ({ status: 'trialing', trialEnd: iso });

describe('a subscription', () => {
  it('counts as active when active, and while its trial lasts [A-176]', () => {
    expect(isActive({ status: 'active', trialEnd: null }, now)).toBe(true);
    expect(isActive(at('2026-05-01T12:00:01Z'), now)).toBe(true);
    expect(isActive(at('2026-05-01T12:00:00Z'), now)).toBe(false);
    expect(isActive({ status: 'trialing', trialEnd: null }, now)).toBe(false);
  });

  it.each(['canceled', 'past_due', 'unpaid', 'incomplete'])('is not active when %s [A-176]', (status) => {
    expect(isActive({ status, trialEnd: null }, now)).toBe(false);
  });

  it('rounds the days of trial up, and never below 0 [A-132]', () => {
    expect(trialDaysLeft(at('2026-05-04T11:59:59Z'), now)).toBe(3);
    expect(trialDaysLeft(at('2026-05-01T12:00:01Z'), now)).toBe(1);
    expect(trialDaysLeft(at('2026-04-30T12:00:00Z'), now)).toBe(0);
    expect(trialDaysLeft(null, now)).toBe(0);
  });

  it('asks for an upgrade without a plan, before its end and after it', () => {
    expect(needsUpgrade(null)).toBe(true);
    expect(needsUpgrade({ status: 'active', cancelAtPeriodEnd: true })).toBe(true);
    expect(needsUpgrade({ status: 'canceled', cancelAtPeriodEnd: false })).toBe(true);
    expect(needsUpgrade({ status: 'active', cancelAtPeriodEnd: false })).toBe(false);
  });
});

describe('usage and features', () => {
  it('caps a percentage at 100 [A-157]', () => {
    expect(usagePercent(25, 100)).toBe(25);
    expect(usagePercent(140, 100)).toBe(100);
  });

  it('is 0 % of something unlimited [A-158]', () => {
    expect(usagePercent(5_000, -1)).toBe(0);
  });

  it('grants a feature by true or a number above 0 [A-159]', () => {
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

it('shows prices as cents divided by 100, in US dollars unless told otherwise [A-051]', () => {
  expect(formatPrice(9_900)).toBe('$99');
  expect(formatPrice(9_950)).toBe('$99.50');
  expect(formatPrice(59_400, 'eur')).toBe('€594');
});
