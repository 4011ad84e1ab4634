import type { SearchDay } from '@rankwright/contracts/searchPerformance';
import { createChartDays, describeDays } from './days.model.ts';

const day = (date: string, clicks: number, isFinal = true): SearchDay => ({
  ...{ date, clicks, isFinal, impressions: 10 * clicks, position: 3 },
});

it('gives days that Google left out no clicks, and keeps apart what is not final', () => {
  expect(createChartDays([day('2026-02-27', 3), day('2026-03-01', 5), day('2026-03-02', 1, false)])).toEqual([
    { label: 'Feb 27', final: 3, preliminary: null },
    { label: 'Feb 28', final: 0, preliminary: null },
    { label: 'Mar 1', final: 5, preliminary: null },
    { label: 'Mar 2', final: null, preliminary: 1 },
  ]);
  expect(createChartDays([])).toEqual([]);
});

it.each([
  [[], ''],
  [[day('2026-02-27', 3), day('2026-02-28', 3)], 'Clicks per day, Feb 27 to Feb 28. Most on Feb 27: 3.'],
  [
    [day('2026-02-27', 3), day('2026-02-28', 1_200, false)],
    'Clicks per day, Feb 27 to Feb 28. Most on Feb 28: 1,200. The last day is not final and may still rise.',
  ],
])('describes %j', (days, text) => {
  expect(describeDays(days)).toBe(text);
});
