import { getStudentQuantile } from './distributions.ts';

/** A day's average position and the impressions that it is the average of. */
export interface DayPosition {
  position: number;
  impressions: number;
}

export interface RankChange {
  before: number;
  after: number;
  /** After minus before: positive is worse. */
  change: number;
  /** 95 % interval of `change`. */
  interval: [number, number];
}

export interface RankEstimate {
  mean: number;
  /** 95 % interval of `mean`; null: there are too few days for one. */
  interval: [number, number] | null;
  /** Days with impressions. */
  days: number;
}

/** Days with impressions that a window needs. */
const minimumDays = 10;

const getMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Correlation of neighbouring days over both windows, corrected for its bias in short series; 0 to 0.9. */
const getCorrelation = (windows: readonly number[][]): number => {
  let [products, squares, count] = [0, 0, 0];
  for (const residuals of windows)
    for (const [day, value] of residuals.entries()) {
      products += value * (residuals[day - 1] ?? 0);
      squares += value * value;
      count += 1;
    }
  const raw = squares === 0 ? 0 : products / squares;
  return Math.min(0.9, Math.max(0, raw + (2 + 4 * raw) / count));
};

/** Variance of the mean of `days` correlated days with this variance (AR(1)). */
const getMeanVariance = (variance: number, correlation: number, days: number): number => {
  let factor = 1;
  for (let lag = 1; lag < days; lag += 1) factor += 2 * (1 - lag / days) * correlation ** lag;
  return (variance * factor) / days;
};

const listShownPositions = (days: readonly DayPosition[]): number[] =>
  days.filter(({ impressions }) => impressions > 0).map(({ position }) => position);

/** Variance of the mean of a window from its residuals. */
const getWindowVariance = (residuals: readonly number[], correlation: number): number => {
  const count = residuals.length;
  const scatter = residuals.reduce((sum, value) => sum + value * value, 0) / count;
  // The mean takes part of the scatter away with it.
  const lost = getMeanVariance(1, correlation, count);
  return getMeanVariance(scatter / (1 - lost), correlation, count);
};

const getReach = (variance: number, correlation: number, count: number, means: number): number => {
  const df = Math.max(4, ((count - means) * (1 - correlation)) / (1 + correlation));
  return getStudentQuantile(df) * Math.sqrt(variance);
};

/** The mean position with its 95 % interval; neighbouring days may be alike. Null: no day has impressions. */
export const estimateRank = (window: readonly DayPosition[]): RankEstimate | null => {
  const positions = listShownPositions(window);
  const days = positions.length;
  if (days === 0) return null;
  const mean = getMean(positions);
  if (days < minimumDays) return { mean, days, interval: null };
  const residuals = positions.map((value) => value - mean);
  const correlation = getCorrelation([residuals]);
  const reach = getReach(getWindowVariance(residuals, correlation), correlation, days, 1);
  return { mean, days, interval: [mean - reach, mean + reach] };
};

/**
 * The change of a mean position between two windows with its 95 % interval; neighbouring days may be alike. Every day with
 * impressions counts the same. Null: a window has fewer than ten such days.
 */
export const compareRanks = (
  before: readonly DayPosition[],
  after: readonly DayPosition[],
): RankChange | null => {
  const windows = [before, after].map(listShownPositions);
  if (windows.some((days) => days.length < minimumDays)) return null;
  const means = windows.map(getMean) as [number, number];
  const residuals = windows.map((days, index) => days.map((value) => value - (means[index] ?? 0)));
  const correlation = getCorrelation(residuals);
  const variance = residuals.reduce((sum, days) => sum + getWindowVariance(days, correlation), 0);
  const reach = getReach(variance, correlation, residuals.flat().length, 2);
  const change = means[1] - means[0];
  return { before: means[0], after: means[1], change, interval: [change - reach, change + reach] };
};
