import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addMonths,
  getFinishedMonth,
  getMonthBounds,
  getMonthDays,
  listFinishedMonths,
} from './month.model.ts';

describe('months of a report', () => {
  it('begins and ends at midnight in the zone, also when the clock changes in between', () => {
    const bounds = (month: string, zone: string) => {
      const { from, until } = getMonthBounds(month, zone);
      return [from.toISOString(), until.toISOString()];
    };
    assert.deepEqual(bounds('2026-10', 'UTC'), ['2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z']);
    assert.deepEqual(bounds('2026-10', 'Asia/Kolkata'), [
      '2026-09-30T18:30:00.000Z',
      '2026-10-31T18:30:00.000Z',
    ]);
    assert.deepEqual(bounds('2026-03', 'America/New_York'), [
      '2026-03-01T05:00:00.000Z',
      '2026-04-01T04:00:00.000Z',
    ]);
    assert.deepEqual(bounds('2026-11', 'America/New_York'), [
      '2026-11-01T04:00:00.000Z',
      '2026-12-01T05:00:00.000Z',
    ]);
  });

  it('is over once it is over in the zone', () => {
    const at = (time: string, zone: string) => getFinishedMonth(new Date(time), zone);
    assert.equal(at('2026-10-31T18:29:59Z', 'Asia/Kolkata'), '2026-09');
    assert.equal(at('2026-10-31T18:30:00Z', 'Asia/Kolkata'), '2026-10');
    assert.equal(at('2026-11-01T03:59:59Z', 'America/New_York'), '2026-09');
    assert.equal(at('2026-11-01T04:00:00Z', 'America/New_York'), '2026-10');
    assert.equal(at('2027-01-01T00:00:00Z', 'UTC'), '2026-12');
  });

  it('counts across the year', () => {
    assert.deepEqual([addMonths('2026-12', 1), addMonths('2026-01', -1)], ['2027-01', '2025-12']);
    assert.deepEqual(getMonthDays('2028-02'), { from: '2028-02-01', to: '2028-02-29' });
    assert.deepEqual(listFinishedMonths(new Date('2026-02-10T00:00:00Z'), 'UTC', 3), [
      '2026-01',
      '2025-12',
      '2025-11',
    ]);
  });
});
