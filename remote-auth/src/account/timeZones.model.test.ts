import { formatTimeZone, listTimeZones } from './timeZones.model.ts';

describe('time zone options', () => {
  it('lists each zone once under its current name, sorted', () =>
    expect(listTimeZones(['Europe/Kiev', 'Asia/Calcutta', 'Asia/Kolkata'], 'America/New_York')).toEqual([
      'America/New_York',
      'Asia/Kolkata',
      'Europe/Kyiv',
      'UTC',
    ]));

  it('shows zone names without underscores', () =>
    expect(formatTimeZone('America/New_York')).toBe('America/New York'));
});
