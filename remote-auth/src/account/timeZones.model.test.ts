import { readableZone, zonesToChoose } from './timeZones.model.ts';

describe('the time zones to choose from', () => {
  it('bear their names of today, once and in order', () =>
    expect(zonesToChoose(['Europe/Kiev', 'Asia/Calcutta', 'Asia/Kolkata'], 'America/New_York')).toEqual([
      'America/New_York',
      'Asia/Kolkata',
      'Europe/Kyiv',
      'UTC',
    ]));

  it('are read without underscores', () => expect(readableZone('America/New_York')).toBe('America/New York'));
});
