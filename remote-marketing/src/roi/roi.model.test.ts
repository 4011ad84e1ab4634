import {
  computeBars,
  computeRoi,
  describeGain,
  formatDollars,
  formatSliderValue,
  initialRoi,
  roiSliders,
} from './roi.model.ts';

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

  it('says the gain of a year, or what is missing', () => {
    expect(describeGain(computeRoi(initialRoi))).toBe('$7,812 left after a year, 658% return.');
    const poor = computeRoi({ traffic: 100, conversionRate: 0.5, averageSale: 10, trafficIncrease: 10 });
    expect(describeGain(poor)).toBe('$1,182 short of the yearly cost with these figures.');
    expect(describeGain({ ...poor, annualGain: 0, returnPercent: 0 })).toBe(
      '$0 left after a year, 0% return.',
    );
  });

  it('draws the longer bar whole', () => {
    expect(computeBars(computeRoi(initialRoi))).toEqual({ increase: 100, cost: (1_188 / 9_000) * 100 });
    expect(computeBars({ ...computeRoi(initialRoi), annualIncrease: 594 })).toEqual({
      increase: 50,
      cost: 100,
    });
  });

  it('shows values with their units', () => {
    expect(roiSliders.map((slider) => formatSliderValue(slider, 1_000))).toEqual([
      '1,000 visitors',
      '1,000%',
      '$1,000',
      '1,000%',
    ]);
    expect(roiSliders.map(({ name, label }) => [name, label])).toEqual([
      ['traffic', 'Monthly traffic'],
      ['conversionRate', 'Conversion rate'],
      ['averageSale', 'Average sale'],
      ['trafficIncrease', 'Traffic increase'],
    ]);
  });

  it('formats whole dollars', () => {
    expect(formatDollars(7812.4)).toBe('$7,812');
  });
});
