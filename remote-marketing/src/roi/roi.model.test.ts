import { computeRoi, dollars, initialRoi } from './roi.model.ts';

describe('the ROI calculator', () => {
  it('computes the monthly increase from traffic, conversion rate and sale value', () => {
    expect(computeRoi(initialRoi)).toEqual({
      revenueNow: 2500,
      monthlyIncrease: 750,
      annualIncrease: 9000,
      annualGain: 7812,
      returnPercent: 658,
    });
  });

  it('says so when the increase does not pay for the plan', () => {
    const result = computeRoi({ traffic: 100, conversionRate: 0.5, averageSale: 10, trafficIncrease: 10 });
    expect(result.annualGain).toBe(-1182);
  });

  it('writes whole dollars', () => {
    expect(dollars(7812.4)).toBe('$7,812');
  });
});
