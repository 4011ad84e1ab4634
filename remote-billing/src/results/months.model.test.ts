import { createMonthRows, formatMonth } from './months.model.ts';

const month = (name: string, clicks: number, isComplete = true) => ({
  ...{ month: name, clicks, isComplete, impressions: 1, position: 1, days: 30 },
});

it('names a month', () => {
  expect(formatMonth('2026-01')).toBe('Jan 2026');
});

it('compares with the calendar month before, and not across a gap', () => {
  const rows = createMonthRows([month('2025-12', 10), month('2026-01', 7), month('2026-03', 9)]);
  expect(rows.map((row) => [row.month, row.change])).toEqual([
    ['2026-03', '–'],
    ['2026-01', '−3'],
    ['2025-12', '–'],
  ]);
});

it('compares no month that is not complete', () => {
  const getChanges = (first: boolean, second: boolean) =>
    createMonthRows([month('2026-01', 7, first), month('2026-02', 9, second)])[0]?.change;
  expect([getChanges(true, true), getChanges(false, true), getChanges(true, false)]).toEqual([
    '+2',
    '–',
    '–',
  ]);
});
