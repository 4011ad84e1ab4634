import { setImmediate } from 'node:timers/promises';
import {
  baseDays,
  minimumClicks,
  minimumPages,
  sumClicks,
  windowDays,
  type PageClicks,
} from './comparisons.model.ts';
import { getMedian } from './distributions.ts';

/**
 * How much the clicks of 28 days move without decay. The variance of their logarithm is
 * `page × (counts / clicks + drift)`: chance in counting, and rises and falls that do not depend on the size.
 */
export interface Spread {
  counts: number;
  drift: number;
  /** A page's own factor, 1 for the usual page. */
  pages: ReadonlyMap<string, number>;
  /** Degrees of freedom of a page's factor. */
  df: number;
}

/** Windows overlap by three weeks; so many of them count as one that does not. */
const overlap = 3;
const stepDays = 7;
/** A larger square is a jump of its own; it would hide the next one. */
const largestSquare = 9;
const [fewestDf, mostDf] = [4, 100];
/** Clicks that repeat every week look as if chance had no part in them. */
const leastFactor = 0.5;

interface Bend {
  square: number;
  /** Mean of 1 / clicks of the three windows, weighted like the bend. */
  inverse: number;
}

/** A window against the mean of its two neighbours: the season and the trend of the page cancel out. */
const listBends = async (pages: readonly PageClicks[]): Promise<Map<string, Bend[]>> => {
  const bends = new Map<string, Bend[]>(pages.map(({ page }) => [page, []]));
  const longest = Math.max(0, ...pages.map(({ clicks }) => clicks.length));
  // The last window is the one that is judged, and the decay may have begun before it.
  for (let ago = 2 * windowDays; ago + 3 * windowDays <= longest; ago += stepDays) {
    await setImmediate();
    const found = pages.flatMap(({ page, clicks }) => {
      const sums = [0, 1, 2].map((window) => sumClicks(clicks, ago + window * windowDays, windowDays) ?? 0);
      const [after = 0, middle = 0, before = 0] = sums;
      if (Math.min(...sums) < minimumClicks) return [];
      return [
        {
          page,
          bend: Math.log(middle) - (Math.log(after) + Math.log(before)) / 2,
          inverse: (1 / middle + 1 / (4 * after) + 1 / (4 * before)) / 1.5,
        },
      ];
    });
    if (found.length < minimumPages) continue;
    const site = getMedian(found.map(({ bend }) => bend));
    for (const { page, bend, inverse } of found)
      bends.get(page)?.push({ square: (bend - site) ** 2 / 1.5, inverse });
  }
  return bends;
};

const getMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Least squares of the pages' mean squares on their mean inverse counts, each weighted by its precision. */
const fitVariance = (points: readonly Bend[]): { counts: number; drift: number } => {
  let [counts, drift] = [2, 0.002];
  for (let round = 0; round < 10; round += 1) {
    let [w, wx, wy, wxx, wxy] = [0, 0, 0, 0, 0];
    for (const { square, inverse: x } of points) {
      const expected = counts * x + drift;
      const weight = 1 / expected ** 2;
      const y = Math.min(square, 3 * expected);
      w += weight;
      wx += weight * x;
      wy += weight * y;
      wxx += weight * x * x;
      wxy += weight * x * y;
    }
    const slope = (w * wxy - wx * wy) / (w * wxx - wx * wx);
    counts = Math.max(1, Number.isFinite(slope) ? slope : 1);
    drift = Math.max(1e-4, (wy - counts * wx) / w);
  }
  return { counts, drift };
};

/** Prior degrees of freedom: how alike the pages' factors are (moments of a scaled inverse chi-square). */
const getPriorDf = (factors: readonly number[], df: number): number => {
  const mean = getMean(factors);
  const variance = getMean(factors.map((factor) => (factor / mean - 1) ** 2));
  if (mean === 0) return mostDf;
  const excess = variance - 2 / df;
  return excess <= 0 ? mostDf : Math.min(mostDf, Math.max(fewestDf, (2 * (1 + 2 / df)) / excess));
};

/** Estimates the spread from all windows but the last two; a page's own factor is drawn towards the usual one. */
export const estimateSpread = async (pages: readonly PageClicks[]): Promise<Spread> => {
  const bends = [...(await listBends(pages))].filter(([, own]) => own.length > 0);
  if (bends.length === 0) return { counts: 2, drift: 0.005, pages: new Map(), df: fewestDf };
  const { counts, drift } = fitVariance(
    bends.map(([, own]) => ({
      square: getMean(own.map(({ square }) => square)),
      inverse: getMean(own.map(({ inverse }) => inverse)),
    })),
  );
  const factors = bends.map(([page, own]) => ({
    page,
    factor: getMean(
      own.map(({ square, inverse }) => Math.min(largestSquare, square / (counts * inverse + drift))),
    ),
    df: own.length / overlap,
  }));
  const usual = Math.max(leastFactor, getMedian(factors.map(({ factor }) => factor)));
  const df = getMedian(factors.map((own) => own.df));
  const prior = getPriorDf(
    factors.map(({ factor }) => factor),
    df,
  );
  return {
    counts: counts * usual,
    drift: drift * usual,
    pages: new Map(
      factors.map((own) => [own.page, (prior + own.df * (own.factor / usual)) / (prior + own.df)]),
    ),
    df: prior + df,
  };
};

/** Variance of the logarithm of a window beside its 70 days before, when the page moves with the site. */
export const getVariance = (spread: Spread, page: string, expected: number): number => {
  const share = windowDays / baseDays;
  const counting = (spread.counts * (1 + share)) / expected;
  // Neighbouring weeks are alike, so the 70 days average less out than separate windows would.
  return (spread.pages.get(page) ?? 1) * (counting + spread.drift * (1 + 2 * share));
};
