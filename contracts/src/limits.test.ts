import {
  billingIntervalLabels,
  defaultTimeframe,
  difficultyBadge,
  emailPattern,
  intervalCents,
  plan,
  timeframes,
} from './limits.ts';

describe('the constants that must agree with one another', () => {
  it('saves what the two prices differ by', () => {
    expect(plan.crossedOutCents - plan.monthlyCents).toBe(plan.saveCents);
    expect(Math.round((plan.saveCents / plan.crossedOutCents) * 100)).toBeCloseTo(plan.savePercent, -1);
  });

  it('asks six and twelve months for half a year and a year [A-049]', () => {
    expect([intervalCents('monthly'), intervalCents('halfYearly'), intervalCents('yearly')]).toEqual([
      9_900, 59_400, 118_800,
    ]);
  });

  it('names the intervals [A-050]', () => {
    expect(Object.values(billingIntervalLabels)).toEqual(['Monthly', 'Half-Yearly', 'Yearly']);
  });

  it('offers the timeframes, thirty days first [A-146]', () => {
    expect(timeframes).toEqual(['7d', '30d', '90d']);
    expect(defaultTimeframe).toBe('30d');
  });

  it('paints difficulty by its steps [C-082]', () => {
    expect([1, 4, 5, 7, 8, 20].map(difficultyBadge)).toEqual([
      'default',
      'default',
      'secondary',
      'secondary',
      'destructive',
      'destructive',
    ]);
  });
});

describe('the simple shape of an address', () => {
  it.each(['a@b.c', 'first.last+tag@sub.example.com'])('takes %s', (address) => {
    expect(emailPattern.test(address)).toBe(true);
  });
  it.each(['', 'a', 'a@b', 'a b@c.d', '@b.c', 'a@@b.c'])('refuses «%s»', (address) => {
    expect(emailPattern.test(address)).toBe(false);
  });
});
