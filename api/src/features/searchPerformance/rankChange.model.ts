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

/**
 * The change of a mean position between two windows with its 95 % interval; neighbouring days may be alike. Every day with
 * impressions counts the same. Null: a window has fewer than ten such days.
 */
export const compareRanks = (
  before: readonly DayPosition[],
  after: readonly DayPosition[],
): RankChange | null => {
  const windows = [before, after].map((days) =>
    days.filter(({ impressions }) => impressions > 0).map(({ position }) => position),
  );
  if (windows.some((days) => days.length < minimumDays)) return null;
  const means = windows.map(getMean) as [number, number];
  const residuals = windows.map((days, index) => days.map((value) => value - (means[index] ?? 0)));
  const correlation = getCorrelation(residuals);
  const variances = residuals.map((days) => {
    const scatter = days.reduce((sum, value) => sum + value * value, 0) / days.length;
    // The mean takes part of the scatter away with it.
    const lost = getMeanVariance(1, correlation, days.length);
    return getMeanVariance(scatter / (1 - lost), correlation, days.length);
  });
  const error = Math.sqrt(variances.reduce((sum, value) => sum + value, 0));
  const count = residuals.flat().length;
  const df = Math.max(4, ((count - 2) * (1 - correlation)) / (1 + correlation));
  const reach = getStudentQuantile(df) * error;
  const change = means[1] - means[0];
  return { before: means[0], after: means[1], change, interval: [change - reach, change + reach] };
};
