import { buildMonth, buildRollingMonth, formatMonthLabel, parseMonth, shiftMonth } from './calendar.model.ts';

describe('month grid', () => {
  it('builds the month in whole weeks', () => {
    const weeks = buildMonth({ year: 2026, month: 11 }, [], '2026-11-21');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]?.date).toBe('2026-11-01');
    expect(weeks.flat().filter(({ inMonth }) => inMonth)).toHaveLength(30);
  });

  it('marks past days and today', () => {
    const days = buildMonth({ year: 2026, month: 11 }, [], '2026-11-21').flat();
    expect(days.find(({ date }) => date === '2026-11-20')?.past).toBe(true);
    expect(days.find(({ date }) => date === '2026-11-21')?.past).toBe(false);
    expect(days.filter(({ today }) => today).map(({ date }) => date)).toEqual(['2026-11-21']);
  });

  it.each([
    ['2026-11-20', 30, '2026-11-30'],
    ['2026-11-21', 42, '2026-12-12'],
    ['2026-11-28', 49, '2026-12-19'],
    ['2026-12-01', 30, '2026-11-30'],
  ])('on %s, November has %i days, the last one %s', (today, count, last) => {
    const days = buildRollingMonth({ year: 2026, month: 11 }, [], today).flat();
    const inside = days.filter(({ inMonth }) => inMonth);
    expect(inside).toHaveLength(count);
    expect(inside.at(-1)?.date).toBe(last);
  });

  it('labels the current month', () => {
    expect(formatMonthLabel({ year: 2026, month: 11 }, '2026-11-21')).toBe('November 2026 (Current)');
    expect(formatMonthLabel({ year: 2026, month: 12 }, '2026-11-21')).toBe('December 2026');
  });

  it('shifts months across the year end and ignores an invalid month in the URL', () => {
    expect(shiftMonth({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(shiftMonth({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
    expect(parseMonth('2026-02', '2026-11-21')).toEqual({ year: 2026, month: 2 });
    for (const text of ['2026-13', '2026-00', '12026-02', '2026-021', null])
      expect(parseMonth(text, '2026-11-21')).toEqual({ year: 2026, month: 11 });
  });
});
