import type { Dashboard } from '@rankwright/contracts/account';
import { platforms, type Timeframe } from '@rankwright/contracts/limits';

const days: Record<Timeframe, number> = { '7d': 7, '30d': 30, '90d': 90 };
const wordsPerMinute = 200;
const dayMs = 86_400_000;

/** `5 min read`, from the word count. */
export const readTime = (words: number): string =>
  `${Math.max(1, Math.ceil(words / wordsPerMinute))} min read`;

/** `YYYY-MM-DD` of a moment in a zone. */
export const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

/** The days of the timeframe in the zone, oldest first, today last. */
export const daysOf = (timeframe: Timeframe, timeZone: string, now: Date): string[] => {
  const today = new Date(`${dayIn(timeZone, now)}T12:00:00Z`).getTime();
  const length = days[timeframe];
  return Array.from({ length }, (_, index) =>
    new Date(today - (length - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
};

/** When the timeframe begins. */
export const sinceOf = (timeframe: Timeframe, now: Date): Date =>
  new Date(now.getTime() - days[timeframe] * dayMs);

interface Outcome {
  platform: string;
  state: 'waiting' | 'sending' | 'live' | 'failed' | 'unknown';
  total: number;
}

/** One entry per platform that was published to; what is being sent counts as waiting. */
export const outcomesOf = (rows: Outcome[]): Dashboard['outcomes'] => {
  const total = (platform: string, ...states: Outcome['state'][]) =>
    rows
      .filter((row) => row.platform === platform && states.includes(row.state))
      .reduce((sum, row) => sum + row.total, 0);
  return platforms
    .filter((platform) => rows.some((row) => row.platform === platform))
    .map((platform) => ({
      platform,
      live: total(platform, 'live'),
      failed: total(platform, 'failed'),
      unknown: total(platform, 'unknown'),
      waiting: total(platform, 'waiting', 'sending'),
    }));
};
