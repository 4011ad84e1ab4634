import { emptyIdeas, findFirstFreeDay, isReady, listMonths } from './ideas.model.ts';

describe('the first free day', () => {
  it('is the first day after today without an item', () => {
    expect(findFirstFreeDay('2026-12-30', new Set(['2026-12-31', '2027-01-01']), 60)).toBe('2027-01-02');
  });

  it('is null when all days are taken', () => {
    expect(findFirstFreeDay('2026-12-30', new Set(['2026-12-31']), 1)).toBeNull();
    expect(findFirstFreeDay('2026-12-30', new Set(), 1)).toBe('2026-12-31');
  });
});

it('lists the months of a date range across the end of a year', () => {
  expect(listMonths('2026-11-21', 60)).toEqual([
    { year: 2026, month: 11 },
    { year: 2026, month: 12 },
    { year: 2027, month: 1 },
  ]);
});

it.each([
  ['2026-11-01', 29, [11]],
  ['2026-11-01', 30, [11, 12]],
  ['2026-12-31', 1, [12, 1]],
])('lists the months of the day %s and %i more', (today, days, months) => {
  expect(listMonths(today, days).map(({ month }) => month)).toEqual(months);
});

it('asks for an industry and an audience', () => {
  const values = { ...emptyIdeas, industry: 'Gardening', targetAudience: 'Beginners' };
  expect(isReady(values)).toBe(true);
  expect(isReady({ ...values, industry: ' ' })).toBe(false);
  expect(isReady({ ...values, targetAudience: ' ' })).toBe(false);
});
