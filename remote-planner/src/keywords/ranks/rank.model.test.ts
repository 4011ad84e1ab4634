import {
  createChartPoints,
  describeInterval,
  describeRank,
  describeSource,
  describeTrend,
  formatRank,
  formatTrend,
} from './rank.model.ts';
import { sampleRank } from '../../testing/sampleRank.ts';

const change = (positions: number, low: number, high: number) => ({
  change: { positions, interval: { low, high } },
});

it('shows one decimal, and a dash for the unknown', () => {
  expect(formatRank({ position: 4.16 })).toBe('4.2');
  expect(formatRank({ position: null })).toBe('–');
});

it.each([
  [change(-1.3, -2, -0.6), '▲ 1.3', 'Improved by 1.3 compared with the previous 28 days.'],
  [change(1.3, 0.6, 2), '▼ 1.3', 'Dropped by 1.3 compared with the previous 28 days.'],
  [change(-1.3, -3, 0.4), '', 'No clear change from the previous 28 days.'],
  [{ change: null }, '', 'Not enough days to compare with the previous period.'],
])('calls a change better or worse only when its interval leaves out zero', (rank, sign, words) => {
  expect([formatTrend(rank), describeTrend(rank)]).toEqual([sign, words]);
});

it('says where a position comes from, and never an interval above the first result', () => {
  expect(describeSource(sampleRank(1))).toBe(
    'Average of what people saw in Google, from Search Console: 27 days up to Nov 18.',
  );
  expect(describeSource(sampleRank(1, { source: 'dataforseo', days: 1 }))).toMatch(
    /United States.*: 1 day up/,
  );
  expect(describeSource(sampleRank(1, { source: null }))).toBe('');
  expect(describeSource(sampleRank(1, { lastDay: null }))).toBe('');
  expect(describeInterval({ interval: null })).toBe('');
  expect(describeInterval({ interval: { low: 0.4, high: 2.26 } })).toBe('95 % interval 1.0 to 2.3.');
});

it('leaves days without a position open in the chart', () => {
  const day = (date: string, position: number | null) => ({
    ...{ day: date, position, impressions: null, clicks: null, source: 'dataforseo' as const },
  });
  expect(createChartPoints([day('2026-02-27', 3), day('2026-02-28', null), day('2026-03-02', 5)])).toEqual([
    { label: 'Feb 27', position: 3 },
    { label: 'Feb 28', position: null },
    { label: 'Mar 1', position: null },
    { label: 'Mar 2', position: 5 },
  ]);
  expect(createChartPoints([])).toEqual([]);
});

it('says to a screen reader the position with its interval and change, or why there is none', () => {
  expect(describeRank(sampleRank(4))).toBe(
    '4.2. 95 % interval 3.8 to 4.6. Improved by 1.3 compared with the previous 28 days.',
  );
  expect(describeRank(sampleRank(4, { interval: null, change: null }))).toBe(
    '4.2. Not enough days to compare with the previous period.',
  );
  expect(describeRank({ ...sampleRank(1), position: null, unknown: 'Not in the first 100.' })).toBe(
    'unknown. Not in the first 100.',
  );
  expect(describeRank({ ...sampleRank(1), position: null, unknown: null })).toBe('unknown.');
});
