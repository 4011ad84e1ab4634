import type { MonthResult } from '@rankwright/contracts/searchPerformance';
import { formatTrend, unknownValue } from './results.model.ts';

/** Formats `2026-11` as `Nov 2026`. */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

/** A month with its change against the one before. */
export interface MonthRow extends MonthResult {
  /** `+12`; a dash when one of both months is not complete. */
  change: string;
}

const getMonthBefore = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
};

/** Months newest first. Only complete months are compared. */
export const createMonthRows = (months: readonly MonthResult[]): MonthRow[] => {
  const known = new Map(months.map((month) => [month.month, month]));
  return months
    .map((month) => {
      const before = known.get(getMonthBefore(month.month));
      const isComparable = month.isComplete && before?.isComplete === true;
      return {
        ...month,
        change: isComparable
          ? formatTrend({ clicks: month.clicks, previousClicks: before.clicks })
          : unknownValue,
      };
    })
    .toReversed();
};
