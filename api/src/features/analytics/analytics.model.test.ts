import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  formatReadTime,
  formatZonedDay,
  getTimeframeStart,
  listDays,
  summarizeOutcomes,
} from './analytics.model.ts';

describe('figures of the dashboard', () => {
  it('say how long a text is read', () => {
    assert.deepEqual([0, 1, 200, 201, 1_000].map(formatReadTime), [
      '1 min read',
      '1 min read',
      '1 min read',
      '2 min read',
      '5 min read',
    ]);
  });

  it('are of the days of a time zone, today last', () => {
    const now = new Date('2026-03-01T23:30:00.000Z');
    assert.equal(formatZonedDay('UTC', now), '2026-03-01');
    assert.equal(formatZonedDay('Asia/Tokyo', now), '2026-03-02');
    assert.deepEqual(listDays('7d', 'UTC', now), [
      '2026-02-23',
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    assert.equal(listDays('7d', 'Asia/Tokyo', now).at(-1), '2026-03-02');
    assert.deepEqual(
      [listDays('30d', 'UTC', now).length, listDays('90d', 'UTC', now)[0]],
      [30, '2025-12-02'],
    );
    for (const [timeframe, start] of [
      ['7d', '2026-02-22'],
      ['30d', '2026-01-30'],
      ['90d', '2025-12-01'],
    ] as const)
      assert.deepEqual(getTimeframeStart(timeframe, now), new Date(`${start}T23:30:00.000Z`));
  });

  it('count what happened on each platform that was published to', () => {
    const count = (
      platform: string,
      state: Parameters<typeof summarizeOutcomes>[0][number]['state'],
      total: number,
    ) => ({
      platform,
      state,
      total,
    });
    const rows = [
      count('wix', 'waiting', 1),
      count('wix', 'sending', 2),
      count('wordpress', 'live', 3),
      count('wix', 'failed', 4),
      count('wix', 'unknown', 5),
      count('wix', 'live', 6),
    ];
    assert.deepEqual(summarizeOutcomes(rows), [
      { platform: 'wordpress', live: 3, failed: 0, unknown: 0, waiting: 0 },
      { platform: 'wix', live: 6, failed: 4, unknown: 5, waiting: 3 },
    ]);
    assert.deepEqual(summarizeOutcomes([]), []);
  });
});
