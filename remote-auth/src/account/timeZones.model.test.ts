import { formatTimeZone, listTimeZones } from './timeZones.model.ts';

describe('time zone options', () => {
  it('lists each zone once under its current name, sorted', () =>
    expect(listTimeZones(['Europe/Kiev', 'Asia/Calcutta', 'Asia/Kolkata'], 'America/New_York')).toEqual([
      'America/New_York',
      'Asia/Kolkata',
      'Europe/Kyiv',
      'UTC',
    ]));

  it.each([
    ...['Africa/Asmera', 'America/Buenos_Aires', 'America/Catamarca', 'America/Cordoba', 'America/Godthab'],
    ...['America/Indianapolis', 'America/Jujuy', 'America/Louisville', 'America/Mendoza', 'Asia/Calcutta'],
    ...['Asia/Katmandu', 'Asia/Rangoon', 'Asia/Saigon', 'Atlantic/Faeroe', 'Europe/Kiev'],
    ...['Pacific/Enderbury', 'Pacific/Ponape', 'Pacific/Truk'],
  ])('lists %s under another name of the same zone', (zone) => {
    const [current = '', ...others] = listTimeZones([zone], 'UTC').filter((name) => name !== 'UTC');
    const show = (timeZone: string) => new Date(Date.UTC(2026, 6, 1)).toLocaleString('en', { timeZone });
    expect(others).toEqual([]);
    expect(current).not.toBe(zone);
    expect(show(current)).toBe(show(zone));
  });

  it('shows zone names without underscores', () =>
    expect(formatTimeZone('America/New_York')).toBe('America/New York'));
});
