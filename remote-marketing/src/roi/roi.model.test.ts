import { computeRoi, formatDollars, initialRoi } from './roi.model.ts';

describe('computeRoi', () => {
  it('computes the monthly increase from traffic, conversion rate and sale value', () => {
    expect(computeRoi(initialRoi)).toEqual({
      revenueNow: 2500,
      monthlyIncrease: 750,
      annualIncrease: 9000,
      annualGain: 7812,
      returnPercent: 658,
    });
  });

  it('returns a negative gain when the increase is less than the cost of the plan', () => {
    const result = computeRoi({ traffic: 100, conversionRate: 0.5, averageSale: 10, trafficIncrease: 10 });
    expect(result.annualGain).toBe(-1182);
  });

  it('formats whole dollars', () => {
    expect(formatDollars(7812.4)).toBe('$7,812');
  });
});
