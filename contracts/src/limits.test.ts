import {
  billingIntervalLabels,
  defaultTimeframe,
  getDifficultyBadge,
  emailPattern,
  getIntervalCents,
  plan,
  timeframes,
} from './limits.ts';

describe('limits', () => {
  it('has a saving equal to the difference of the two prices', () => {
    expect(plan.crossedOutCents - plan.monthlyCents).toBe(plan.saveCents);
    expect(Math.round((plan.saveCents / plan.crossedOutCents) * 100)).toBeCloseTo(plan.savePercent, -1);
  });

  it('charges six and twelve months for half a year and a year [A-049]', () => {
    expect([getIntervalCents('monthly'), getIntervalCents('halfYearly'), getIntervalCents('yearly')]).toEqual(
      [9_900, 59_400, 118_800],
    );
  });

  it('names the intervals [A-050]', () => {
    expect(Object.values(billingIntervalLabels)).toEqual(['Monthly', 'Half-Yearly', 'Yearly']);
  });

  it('defaults to the 30-day timeframe [A-146]', () => {
    expect(timeframes).toEqual(['7d', '30d', '90d']);
    expect(defaultTimeframe).toBe('30d');
  });

  it('picks the difficulty badge by its thresholds [C-082]', () => {
    expect([1, 4, 5, 7, 8, 20].map(getDifficultyBadge)).toEqual([
      'default',
      'default',
      'secondary',
      'secondary',
      'destructive',
      'destructive',
    ]);
  });
});

describe('email pattern', () => {
  it.each(['a@b.c', 'first.last+tag@sub.example.com'])('accepts %s', (address) => {
    expect(emailPattern.test(address)).toBe(true);
  });
  it.each([
    '',
    'a',
    'a@b',
    'a b@c.d',
    '@b.c',
    'a@@b.c',
    'a@b.c d',
    ' a@b.c',
    'a@b.c@d',
    'a@b c.d',
    'a@.c',
    'a@b.',
  ])('rejects "%s"', (address) => {
    expect(emailPattern.test(address)).toBe(false);
  });
});
