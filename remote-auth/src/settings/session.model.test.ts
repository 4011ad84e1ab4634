import { formatDevice, formatTime } from './session.model.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = `${webKit} Chrome/140.0.0.0 Safari/537.36`;
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

describe('the device of a session', () => {
  it.each([
    ['Chrome on Windows', `${windows} ${chrome}`],
    ['Edge on Windows', `${windows} ${chrome} Edg/140.0.0.0`],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Safari on macOS', `${mac} ${webKit} Version/18.0 Safari/605.1.15`],
    ['Safari on iPhone', `${iPhone} ${webKit} Version/18.0 Mobile/15E148 Safari/604.1`],
    ['Chrome on iPhone', `${iPhone} ${webKit} CriOS/140.0 Mobile/15E148 Safari/604.1`],
    ['Firefox on iPhone', `${iPhone} ${webKit} FxiOS/140.0 Mobile/15E148 Safari/604.1`],
    ['Edge on iPhone', `${iPhone} ${webKit} EdgiOS/140.0 Mobile/15E148 Safari/604.1`],
    ['Safari on iPad', `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${webKit} Safari/604.1`],
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 14; K) ${chrome}`],
    ['Edge on Android', `Mozilla/5.0 (Linux; Android 14; K) ${chrome} EdgA/140.0`],
    ['Unknown browser', 'curl/8.0'],
    ['Unknown browser', 'Chromebook'],
  ])('is %s', (device, userAgent) => {
    expect(formatDevice(userAgent)).toBe(device);
  });

  it('was used at a time in the zone of the account', () => {
    expect(formatTime('2026-11-21T12:30:00Z', 'America/New_York')).toMatch(/^Nov 21, 2026, 7:30\sAM$/);
  });
});
