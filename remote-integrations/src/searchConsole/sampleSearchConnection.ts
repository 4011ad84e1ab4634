import type { SearchConnection } from '@rankwright/contracts/searchPerformance';

export const sampleSearchConnection = (change: Partial<SearchConnection> = {}): SearchConnection => ({
  property: 'sc-domain:garden.example',
  state: 'done',
  daysRead: 486,
  daysTotal: 486,
  finalDay: '2026-11-19',
  syncedAt: '2026-11-21T09:00:00.000Z',
  nextAttemptAt: '2026-11-22T09:00:00.000Z',
  error: null,
  ...change,
});
