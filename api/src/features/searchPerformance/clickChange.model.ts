import { getStudentQuantile } from './distributions.ts';

const weekDays = 7;

export interface ClickChange {
  clicks: number;
  low: number;
  high: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const sumWeeks = (days: readonly number[]): number[] =>
  Array.from({ length: Math.floor(days.length / weekDays) }, (_, week) =>
    sum(days.slice(week * weekDays, (week + 1) * weekDays)),
  );

const sumSquares = (values: readonly number[]): number => {
  const mean = sum(values) / values.length;
  return sum(values.map((value) => (value - mean) ** 2));
};

/**
 * The difference of two periods of whole weeks with a 95 % interval from how much weeks differ within them. Counts vary at
 * least as much as a Poisson count, so an even month does not make the interval vanish.
 */
export const compareClicks = (before: readonly number[], after: readonly number[]): ClickChange => {
  const [weeksBefore, weeksAfter] = [sumWeeks(before), sumWeeks(after)];
  const weeks = weeksBefore.length + weeksAfter.length;
  const df = weeks - 2;
  const spread = (sumSquares(weeksBefore) + sumSquares(weeksAfter)) / df;
  const mean = (sum(weeksBefore) + sum(weeksAfter)) / weeks;
  const margin = getStudentQuantile(df) * Math.sqrt(Math.max(spread, mean, 1) * weeks);
  const clicks = sum(after) - sum(before);
  return { clicks, low: Math.round(clicks - margin), high: Math.round(clicks + margin) };
};
