import type { KeywordRank } from '@rankwright/contracts/planner';
import { sampleId } from '@rankwright/sdk/stories';

/** A keyword that became better. */
export const sampleRank = (number: number, change: Partial<KeywordRank> = {}): KeywordRank => ({
  keywordId: sampleId(number),
  position: 4.2,
  interval: { low: 3.8, high: 4.6 },
  days: 27,
  change: { positions: -1.3, interval: { low: -1.9, high: -0.7 } },
  source: 'search-console',
  lastDay: '2026-11-18',
  unknown: null,
  ...change,
});

export const unknownRank = (number: number, unknown: string): KeywordRank => ({
  ...sampleRank(number),
  ...{ position: null, interval: null, days: 0, change: null, source: null, lastDay: null, unknown },
});
