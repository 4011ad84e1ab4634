import { hasClockChange, parseZonedTime } from './zoneOffset.ts';

const toUtcString = (date: string, time: string, zone: string): string =>
  parseZonedTime(date, time, zone).toISOString();

describe('parsing a wall time in a zone', () => {
  it.each([
    ['2026-03-07', '09:00', 'America/New_York', '2026-03-07T14:00:00.000Z'],
    ['2026-03-08', '09:00', 'America/New_York', '2026-03-08T13:00:00.000Z'],
    ['2026-10-31', '09:00', 'America/New_York', '2026-10-31T13:00:00.000Z'],
    ['2026-11-01', '09:00', 'America/New_York', '2026-11-01T14:00:00.000Z'],
    ['2026-11-01', '09:00', 'Asia/Kolkata', '2026-11-01T03:30:00.000Z'],
    ['2026-11-01', '09:00', 'UTC', '2026-11-01T09:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(toUtcString(date, time, zone)).toBe(instant);
  });

  it('moves a time skipped by daylight saving forward by the gap', () => {
    expect(toUtcString('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
  });

  it('detects a clock change between two instants', () => {
    const [before, after] = [new Date('2026-10-25T12:00:00Z'), new Date('2026-11-02T12:00:00Z')];
    expect(hasClockChange(before, after, 'America/New_York')).toBe(true);
    expect(hasClockChange(before, after, 'Asia/Kolkata')).toBe(false);
  });
});

describe('a repeated wall time', () => {
  it.each([
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['2027-04-04', '01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z'],
  ])('resolves to the first occurrence: %s %s in %s', (date, time, zone, instant) => {
    expect(toUtcString(date, time, zone)).toBe(instant);
  });
});
