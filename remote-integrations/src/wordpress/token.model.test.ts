import { sampleConnected, sampleNotConnected } from '../testing/sampleConnections.ts';
import { getExpiryWarning, getTokenState, getWordpressBadge } from './token.model.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const inHours = (hours: number): string => new Date(now + hours * 3_600_000).toISOString();

describe('OAuth token expiry', () => {
  it.each([
    [0, 'OAuth token has expired. Please re-authorize.'],
    [-5, 'OAuth token has expired. Please re-authorize.'],
    [0.5, 'OAuth token expires in 1 hour(s). Consider re-authorizing.'],
    [24, 'OAuth token expires in 24 hour(s). Consider re-authorizing.'],
    [24.1, 'OAuth token expires in 2 day(s).'],
    [72, 'OAuth token expires in 3 day(s).'],
    [72.1, null],
  ])(
    'shows the warning for a token %p hours before expiry [C-127] [C-128] [C-129] [C-130]',
    (hours, warning) => {
      expect(getExpiryWarning(inHours(hours), now)).toBe(warning);
    },
  );

  it('is expiring within 1440 minutes of expiry, then expired', () => {
    expect(getTokenState(inHours(25), now)).toBe('valid');
    expect(getTokenState(inHours(24), now)).toBe('expiring');
    expect(getTokenState(inHours(0), now)).toBe('expired');
    expect(getTokenState(null, now)).toBe('valid');
    expect(getExpiryWarning(null, now)).toBeNull();
  });

  it('shows a warning badge, then an error badge [C-127] [C-128]', () => {
    const connection = sampleConnected('wordpress', { method: 'oauth' });
    const badge = (hours: number) => getWordpressBadge(connection, getExpiryWarning(inHours(hours), now));
    expect(badge(100)).toEqual({ tone: 'success', label: 'Connected' });
    expect(badge(5)).toEqual({ tone: 'warning', label: 'Token expiring' });
    expect(badge(-1)).toEqual({ tone: 'error', label: 'Token expired' });
    expect(getWordpressBadge(sampleNotConnected('wordpress'), null).label).toBe('Setup Required');
  });
});
