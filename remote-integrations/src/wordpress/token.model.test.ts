import { connectedTo, notConnected } from '../connections/connections.samples.ts';
import { expiryWarning, tokenState, wordpressBadge } from './token.model.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const inHours = (hours: number): string => new Date(now + hours * 3_600_000).toISOString();

describe('the life of a token', () => {
  it.each([
    [0, 'OAuth token has expired. Please re-authorize.'],
    [-5, 'OAuth token has expired. Please re-authorize.'],
    [0.5, 'OAuth token expires in 1 hour(s). Consider re-authorizing.'],
    [24, 'OAuth token expires in 24 hour(s). Consider re-authorizing.'],
    [24.1, 'OAuth token expires in 2 day(s).'],
    [72, 'OAuth token expires in 3 day(s).'],
    [72.1, null],
  ])('says the right thing %p hours before its end [C-127] [C-128] [C-129] [C-130]', (hours, warning) => {
    expect(expiryWarning(inHours(hours), now)).toBe(warning);
  });

  it('is expiring within 1440 minutes and expired at its end', () => {
    expect(tokenState(inHours(25), now)).toBe('valid');
    expect(tokenState(inHours(24), now)).toBe('expiring');
    expect(tokenState(inHours(0), now)).toBe('expired');
    expect(tokenState(null, now)).toBe('valid');
  });

  it('turns the badge yellow, then red [C-127] [C-128]', () => {
    const connection = connectedTo('wordpress', { method: 'oauth' });
    const badge = (hours: number) => wordpressBadge(connection, expiryWarning(inHours(hours), now));
    expect(badge(100)).toEqual({ tone: 'success', label: 'Connected' });
    expect(badge(5)).toEqual({ tone: 'warning', label: 'Token expiring' });
    expect(badge(-1)).toEqual({ tone: 'error', label: 'Token expired' });
    expect(wordpressBadge(notConnected('wordpress'), null).label).toBe('Setup Required');
  });
});
