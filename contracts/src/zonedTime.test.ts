import { clockChangesBetween, zonedDate, zonedInstant, zonedTime, zoneOffsetName } from './zonedTime.ts';

const utc = (date: string, time: string, zone: string): string =>
  zonedInstant(date, time, zone).toISOString();

describe('a typed hour in a zone', () => {
  it.each([
    ['2026-03-07', '09:00', 'America/New_York', '2026-03-07T14:00:00.000Z'],
    ['2026-03-08', '09:00', 'America/New_York', '2026-03-08T13:00:00.000Z'],
    ['2026-10-31', '09:00', 'America/New_York', '2026-10-31T13:00:00.000Z'],
    ['2026-11-01', '09:00', 'America/New_York', '2026-11-01T14:00:00.000Z'],
    ['2026-11-01', '09:00', 'Asia/Kolkata', '2026-11-01T03:30:00.000Z'],
    ['2026-11-01', '09:00', 'UTC', '2026-11-01T09:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(utc(date, time, zone)).toBe(instant);
  });

  it('moves an hour that spring skips forward by the gap', () => {
    expect(utc('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
  });

  it('comes back as the day and the hour that were typed', () => {
    const instant = zonedInstant('2026-12-31', '23:45', 'Asia/Kolkata');
    expect([zonedDate(instant, 'Asia/Kolkata'), zonedTime(instant, 'Asia/Kolkata')]).toEqual([
      '2026-12-31',
      '23:45',
    ]);
    expect(zonedDate(new Date('2026-01-01T03:00:00Z'), 'America/New_York')).toBe('2025-12-31');
  });

  it('knows whether the clock changes in between', () => {
    const [before, after] = [new Date('2026-10-25T12:00:00Z'), new Date('2026-11-02T12:00:00Z')];
    expect(clockChangesBetween(before, after, 'America/New_York')).toBe(true);
    expect(clockChangesBetween(before, after, 'Asia/Kolkata')).toBe(false);
  });
});

describe('a wall time that comes twice', () => {
  it.each([
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['2027-04-04', '01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z'],
  ])('is the first: %s %s in %s', (date, time, zone, instant) => {
    expect(utc(date, time, zone)).toBe(instant);
  });
});

describe('the offset of a zone in words', () => {
  it.each([
    ['2027-03-13T12:00:00Z', 'America/New_York', 'UTC-05:00'],
    ['2027-03-15T12:00:00Z', 'America/New_York', 'UTC-04:00'],
    ['2027-03-15T12:00:00Z', 'Asia/Kolkata', 'UTC+05:30'],
    ['2027-03-15T12:00:00Z', 'UTC', 'UTC'],
  ])('at %s in %s is %s', (instant, zone, name) => {
    expect(zoneOffsetName(new Date(instant), zone)).toBe(name);
  });
});
