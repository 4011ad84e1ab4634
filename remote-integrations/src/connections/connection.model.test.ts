import type { Connection } from '@rankwright/contracts/connections';
import { sampleConnected, sampleNotConnected } from '../testing/sampleConnections.ts';
import {
  describeConnection,
  formatDateTime,
  getConnectionBadge,
  getMethodLabel,
} from './connection.model.ts';

const saved = (change: Partial<Connection> = {}): Connection => ({
  ...sampleNotConnected('shopify'),
  method: 'token',
  lastError: null,
  lastSuccessAt: null,
  ...change,
});

describe('what a connection is described by', () => {
  it('is what went wrong, the site, or what the platform is for', () => {
    const site = { name: 'Garden Shop', url: 'https://garden.example' };
    expect(describeConnection('shopify', saved({ ...site, lastError: 'Wrong key.' }))).toBe('Wrong key.');
    expect(describeConnection('shopify', saved(site))).toBe('Garden Shop');
    expect(describeConnection('shopify', saved({ ...site, name: null }))).toBe('https://garden.example');
    expect(describeConnection('shopify', undefined)).toBe('Publish to your shop’s blog.');
    expect(describeConnection('wordpress', undefined)).toBe(
      'Publish to WordPress.com, or to your own WordPress site with an application password.',
    );
  });
});

describe('the badge of a connection', () => {
  it('says whether it is connected or not set up', () => {
    expect(getConnectionBadge(sampleConnected('shopify'))).toEqual({ tone: 'success', label: 'Connected' });
    expect(getConnectionBadge({ ...sampleConnected('shopify'), lastError: 'Rejected.' })).toEqual({
      tone: 'error',
      label: 'Not working',
    });
    const missing = { tone: 'neutral', label: 'Setup Required' };
    expect(getConnectionBadge(undefined)).toEqual(missing);
    expect(getConnectionBadge(saved({ method: null }))).toEqual(missing);
  });

  it('says that saved credentials are not tested yet', () => {
    expect(getConnectionBadge(saved())).toEqual({ tone: 'info', label: 'Saved, not tested yet' });
  });

  it.each([
    ['a test failed', { lastError: 'Wrong key.' }],
    ['it worked before', { lastSuccessAt: '2026-11-01T00:00:00Z' }],
    ['its app waits for the authorization', { method: 'oauth' as const }],
  ])('says not connected when %s', (_, change) => {
    expect(getConnectionBadge(saved(change))).toEqual({ tone: 'warning', label: 'Not connected' });
  });
});

it('names the way a platform is connected', () => {
  expect(getMethodLabel(saved())).toBe('access token');
  expect(getMethodLabel(saved({ method: null }))).toBeNull();
  expect(getMethodLabel(saved({ method: 'api-key' }))).toBeNull();
});

it('writes a time in the given zone with its name, and “not yet” for none', () => {
  const moment = '2026-11-21T12:30:00Z';
  expect(formatDateTime(moment, 'Pacific/Auckland')).toMatch(/^Nov 22, 2026, 1:30\sAM GMT\+13$/);
  expect(formatDateTime(moment, 'America/New_York')).toMatch(/^Nov 21, 2026, 7:30\sAM EST$/);
  expect(formatDateTime(null, 'UTC')).toBe('not yet');
});
