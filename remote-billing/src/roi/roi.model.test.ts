import { describeComparison, describeEstimate, formatChange } from './roi.model.ts';

const measured = {
  unknown: null,
  before: { from: '2026-09-15', to: '2026-10-12', clicks: 1_112 },
  after: { from: '2026-10-23', to: '2026-11-19', clicks: 1_252 },
};
const compare = (low: number, high: number) =>
  describeComparison({ ...measured, change: { clicks: 140, low, high } });

describe('what was promised beside what was measured', () => {
  it.each([
    [140.4, '+140'],
    [-1_200, '−1,200'],
    [0, '0'],
  ])('writes a change of %p', (change, text) => expect(formatChange(change)).toBe(text));

  it('says what the calculator was told', () => {
    const estimate = { traffic: 2_000, conversionRate: 2.5, averageSale: 100, trafficIncrease: 30 };
    expect(describeEstimate({ ...estimate, createdAt: '', addedVisitors: 600, addedRevenue: 1_500 })).toBe(
      '30% more than 2,000 visitors a month, worth $1,500.',
    );
  });

  it('names both periods, their clicks and the interval', () => {
    expect(compare(90, 190)).toBe(
      '1,252 clicks from Oct 23 to Nov 19, 1,112 in the 28 days before you signed up. 95% interval: +90 to +190.',
    );
  });

  it.each([
    [0, 190],
    [-90, 0],
    [-60, 340],
  ])('calls a change between %p and %p normal variation', (low, high) => {
    expect(compare(low, high)).toMatch(/That is within normal variation\.$/);
  });

  it('calls a fall a fall', () => expect(compare(-190, -90)).not.toContain('normal variation'));

  it.each(['before', 'after', 'change'])('says why nothing is known without “%s”', (part) => {
    const comparison = { ...measured, change: { clicks: 140, low: 90, high: 190 } };
    const unknown = 'Search Console is not connected.';
    expect(describeComparison({ ...comparison, unknown, [part]: null })).toBe(unknown);
    expect(describeComparison({ ...comparison, [part]: null })).toBe('');
  });
});
