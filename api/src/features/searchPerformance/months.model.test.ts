import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sumMonths } from './months.model.ts';

const day = (date: string, clicks: number, impressions: number, position: number | null) => ({
  ...{ date, clicks, impressions, position, isFinal: true },
});

describe('results by month', () => {
  it('add up the days, with the position weighted by impressions', () => {
    const days = [day('2026-01-31', 1, 10, 4), day('2026-02-01', 2, 30, 5), day('2026-02-02', 3, 10, 9)];
    const months = sumMonths(days, { from: '2026-01-31', finalDay: '2026-02-27' });
    assert.deepEqual(
      months.map(({ month, clicks, impressions, position, days: count }) => [
        ...[month, clicks, impressions, position, count],
      ]),
      [
        ['2026-01', 1, 10, 4, 1],
        ['2026-02', 5, 40, 6, 2],
      ],
    );
  });

  it('are complete from their first day on once the last is final', () => {
    const days = ['2026-01-15', '2026-02-10', '2026-03-10'].map((date) => day(date, 1, 1, 1));
    const listComplete = (from: string, finalDay: string) =>
      sumMonths(days, { from, finalDay }).flatMap(({ month, isComplete }) => (isComplete ? month : []));
    assert.deepEqual(listComplete('2026-01-15', '2026-02-28'), ['2026-02']);
    assert.deepEqual(listComplete('2026-01-01', '2026-02-27'), ['2026-01']);
    assert.deepEqual(listComplete('2026-01-02', ''), []);
  });

  it('have no position without impressions', () => {
    const [month] = sumMonths([day('2026-01-15', 0, 0, null)], { from: '2026-01-01', finalDay: '' });
    assert.equal(month?.position, null);
    assert.deepEqual(sumMonths([], { from: '2026-01-01', finalDay: '' }), []);
  });
});
