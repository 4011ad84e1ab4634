import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addDays } from '../searchPerformance/queryDays.service.ts';
import { describeRank, explainUnknownRank } from './rank.model.ts';

const today = '2026-11-21';
const createDays = (
  source: 'search-console' | 'dataforseo',
  last: string,
  positions: readonly (number | null)[],
) =>
  positions.map((position, index) => ({
    ...{ source, position, day: addDays(last, index + 1 - positions.length) },
    impressions: source === 'search-console' ? 40 : null,
  }));
const wobble = (count: number, mean: number) =>
  Array.from({ length: count }, (_, day) => mean + Math.sin(day * 2.3));

describe('the rank of a keyword', () => {
  it('is the average of the last final days, with an interval and the change against those before', () => {
    const days = createDays('search-console', '2026-11-19', [...wobble(28, 9), ...wobble(28, 6)]);
    const { position, interval, change, days: counted, lastDay, source } = describeRank(days, today);
    assert.ok(position && Math.abs(position - 6) < 0.1);
    assert.ok(interval && interval.low < 6 && interval.high > 6 && interval.high - interval.low < 1.5);
    assert.ok(change && Math.abs(change.positions + 3) < 0.2 && change.interval.high < 0);
    assert.deepEqual([counted, lastDay, source], [28, '2026-11-19', 'search-console']);
  });

  it('has no interval from fewer than ten days, and no change from one window', () => {
    const { position, interval, change } = describeRank(
      createDays('search-console', '2026-11-19', wobble(9, 4)),
      today,
    );
    assert.ok(position);
    assert.deepEqual([interval, change], [null, null]);
  });

  it('prefers what people saw to what was looked up', () => {
    const seen = createDays('search-console', '2026-11-10', [7]);
    const lookedUp = createDays('dataforseo', today, [3, 3]);
    assert.equal(describeRank([...seen, ...lookedUp], today).source, 'search-console');
    assert.deepEqual(
      [describeRank(lookedUp, today).source, describeRank(lookedUp, today).position],
      ['dataforseo', 3],
    );
  });

  it('forgets days that are older than the window, and counts days without the site as unknown', () => {
    const old = createDays('search-console', '2026-10-20', wobble(20, 5));
    assert.deepEqual([describeRank(old, today).source, describeRank([], today).position], [null, null]);
    const absent = describeRank(createDays('dataforseo', today, [null]), today);
    assert.deepEqual([absent.position, absent.source, absent.lastDay], [null, 'dataforseo', today]);
  });
});

describe('why a position is not known', () => {
  const figures = describeRank([], today);
  const known = { isChecked: true, searchUnknown: null, canLookUp: false, host: 'garden.example' };
  const explain = (change: object) => explainUnknownRank(figures, { ...known, ...change });

  it('names the first thing that is missing', () => {
    const missing = 'Search Console is not connected.';
    assert.equal(explain({ searchUnknown: missing }), missing);
    assert.match(explain({ searchUnknown: missing, canLookUp: true, host: null }), /Your site is not known/);
    assert.match(explain({ isChecked: false }), /not checked yet/);
    assert.match(explain({}), /did not show the site for this keyword in the last 28 days/);
    const absent = describeRank(createDays('dataforseo', today, [null]), today);
    assert.match(explainUnknownRank(absent, known), /not among the first 100 results/);
  });
});
