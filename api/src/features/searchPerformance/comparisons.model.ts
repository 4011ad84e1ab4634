import { getMedian } from './distributions.ts';

/** Days of a window: four of each weekday, so that the week cancels out. */
export const windowDays = 28;
/** The days right before a window are left out: a fall that takes weeks has begun there. */
const gapDays = 14;
/** A window is compared with this many days before the gap. */
export const baseDays = 70;
/** The same weekdays a year before. */
export const yearDays = 364;

/** A page's clicks per day, oldest first; all pages end on the same day. */
export interface PageClicks {
  page: string;
  clicks: readonly number[];
}

/** A window of a page beside the 70 days before it. */
export interface Comparison {
  /** Clicks of the 28 days. */
  recent: number;
  /** What the page would have had, had it moved with the site since the 70 days before. */
  expected: number;
  /** Logarithm of the change beyond that of the site; 0: it moved with the site. */
  change: number;
}

/** Below this many clicks per window a change of a page is not judged. */
export const minimumClicks = 25;
/** The site's movement is the median of at least this many pages. */
export const minimumPages = 10;

/** Clicks of `days` days that ended `daysAgo` days before the last; null: the history is shorter. */
export const sumClicks = (clicks: readonly number[], daysAgo: number, days: number): number | null => {
  const end = clicks.length - daysAgo;
  if (end < days) return null;
  let total = 0;
  for (let day = end - days; day < end; day += 1) total += clicks[day] ?? 0;
  return total;
};

/**
 * Compares the window that ended `daysAgo` days before the last day, for every page with enough clicks. Null when too
 * few pages have them, or the history is too short: the site's own movement is not known then.
 */
export const comparePages = (
  pages: readonly PageClicks[],
  daysAgo: number,
): Map<string, Comparison> | null => {
  const found = pages.flatMap(({ page, clicks }) => {
    const before = sumClicks(clicks, daysAgo + windowDays + gapDays, baseDays);
    const recent = sumClicks(clicks, daysAgo, windowDays);
    if (before === null || recent === null) return [];
    const base = (before * windowDays) / baseDays;
    return base < minimumClicks ? [] : [{ page, recent, base, ratio: Math.log((recent + 0.5) / base) }];
  });
  if (found.length < minimumPages) return null;
  const site = getMedian(found.map(({ ratio }) => ratio));
  return new Map(
    found.map(({ page, recent, base, ratio }) => [
      page,
      { recent, expected: base * Math.exp(site), change: ratio - site },
    ]),
  );
};
