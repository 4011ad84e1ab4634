import { firstFreeDay, monthsFrom } from './ideas.model.ts';

describe('a free day', () => {
  it('is the first after today that holds nothing', () => {
    expect(firstFreeDay('2026-12-30', new Set(['2026-12-31', '2027-01-01']), 60)).toBe('2027-01-02');
  });

  it('is none when all are taken', () => {
    expect(firstFreeDay('2026-12-30', new Set(['2026-12-31']), 1)).toBeNull();
  });
});

it('names the months that a stretch of days touches, across the year', () => {
  expect(monthsFrom('2026-11-21', 60)).toEqual([
    { year: 2026, month: 11 },
    { year: 2026, month: 12 },
    { year: 2027, month: 1 },
  ]);
});
