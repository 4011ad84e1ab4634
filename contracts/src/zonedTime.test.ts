import { parseZonedTime } from './zoneOffset.ts';
import { formatZonedDate, formatZonedTime, formatZoneOffset } from './zonedTime.ts';

describe('the day and wall time of an instant in a zone', () => {
  it('are those it was parsed from', () => {
    const instant = parseZonedTime('2026-12-31', '23:45', 'Asia/Kolkata');
    expect([formatZonedDate(instant, 'Asia/Kolkata'), formatZonedTime(instant, 'Asia/Kolkata')]).toEqual([
      '2026-12-31',
      '23:45',
    ]);
    expect(formatZonedDate(new Date('2026-01-01T03:00:00Z'), 'America/New_York')).toBe('2025-12-31');
  });
});

describe('zone offset name', () => {
  it.each([
    ['2027-03-13T12:00:00Z', 'America/New_York', 'UTC-05:00'],
    ['2027-03-15T12:00:00Z', 'America/New_York', 'UTC-04:00'],
    ['2027-03-15T12:00:00Z', 'Asia/Kolkata', 'UTC+05:30'],
    ['2027-03-15T12:00:00Z', 'UTC', 'UTC'],
  ])('at %s in %s is %s', (instant, zone, name) => {
    expect(formatZoneOffset(new Date(instant), zone)).toBe(name);
  });
});
