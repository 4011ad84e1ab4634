import { dayMs } from '../../clock.ts';

import type { Dashboard } from '@rankwright/contracts/account';
import { platforms, type Timeframe } from '@rankwright/contracts/limits';

const days: Record<Timeframe, number> = { '7d': 7, '30d': 30, '90d': 90 };
const wordsPerMinute = 200;

/** Formats the reading time of a word count, e.g. `5 min read`. */
export const formatReadTime = (words: number): string =>
  `${Math.max(1, Math.ceil(words / wordsPerMinute))} min read`;

/** The date (`YYYY-MM-DD`) of a moment in a time zone. */
export const formatZonedDay = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

/** The dates (`YYYY-MM-DD`) of the timeframe in a time zone, oldest first, today last. */
export const listDays = (timeframe: Timeframe, timeZone: string, now: Date): string[] => {
  const today = new Date(`${formatZonedDay(timeZone, now)}T12:00:00Z`).getTime();
  const length = days[timeframe];
  return Array.from({ length }, (_, index) =>
    new Date(today - (length - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
};

/** When the timeframe starts. */
export const getTimeframeStart = (timeframe: Timeframe, now: Date): Date =>
  new Date(now.getTime() - days[timeframe] * dayMs);

interface OutcomeCount {
  platform: string;
  state: 'waiting' | 'sending' | 'live' | 'failed' | 'unknown';
  total: number;
}

/** One entry per platform that was published to. `sending` counts as waiting. */
export const summarizeOutcomes = (rows: OutcomeCount[]): Dashboard['outcomes'] => {
  const countStates = (platform: string, ...states: OutcomeCount['state'][]) =>
    rows
      .filter((row) => row.platform === platform && states.includes(row.state))
      .reduce((sum, row) => sum + row.total, 0);
  return platforms
    .filter((platform) => rows.some((row) => row.platform === platform))
    .map((platform) => ({
      platform,
      live: countStates(platform, 'live'),
      failed: countStates(platform, 'failed'),
      unknown: countStates(platform, 'unknown'),
      waiting: countStates(platform, 'waiting', 'sending'),
    }));
};
