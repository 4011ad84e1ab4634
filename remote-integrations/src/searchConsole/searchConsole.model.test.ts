import { sampleSearchConnection } from './sampleSearchConnection.ts';
import {
  formatDay,
  formatProperty,
  formatSyncProgress,
  getSearchBadge,
  getSyncPercent,
  isSyncing,
  listPropertyOptions,
} from './searchConsole.model.ts';

it.each([
  ['queued', true],
  ['running', true],
  ['waiting', true],
  ['done', false],
  ['failed', false],
] as const)('reads days while it is %s: %s', (state, expected) => {
  expect(isSyncing(sampleSearchConnection({ state }))).toBe(expected);
  expect(isSyncing(null)).toBe(false);
});

it('names a property of a whole domain and one of a prefix', () => {
  expect(formatProperty('sc-domain:example.com')).toBe('example.com (whole domain)');
  expect(formatProperty('https://example.com/')).toBe('https://example.com/');
  const property = { property: 'sc-domain:example.com', kind: 'domain', permission: 'siteOwner' } as const;
  expect(listPropertyOptions([property])).toEqual([
    { value: 'sc-domain:example.com', label: 'example.com (whole domain)' },
  ]);
});

it('says on its badge what is missing', () => {
  const badge = (change: Parameters<typeof sampleSearchConnection>[0]) =>
    getSearchBadge(sampleSearchConnection(change));
  expect(getSearchBadge(null)).toEqual({ tone: 'neutral', label: 'Setup Required' });
  expect(badge({ state: 'failed' })).toEqual({ tone: 'warning', label: 'Not working' });
  expect(badge({ property: null })).toEqual({ tone: 'info', label: 'Choose a property' });
  expect(badge({ property: 'sc-domain:example.com' })).toEqual({ tone: 'success', label: 'Connected' });
});

it('counts the days that it has read', () => {
  const read = (daysRead: number, daysTotal: number | null) => {
    const connection = sampleSearchConnection({ daysRead, daysTotal });
    return [getSyncPercent(connection), formatSyncProgress(connection)];
  };
  expect(read(0, null)).toEqual([null, 'Connecting to Search Console…']);
  expect(read(1_200, 4_800)).toEqual([25, '1,200 of 4,800 days read']);
  expect(read(0, 0)).toEqual([0, '0 of 0 days read']);
  expect(formatDay('2026-11-21')).toBe('Nov 21, 2026');
});
