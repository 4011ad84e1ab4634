import type { MonthResult, SearchDay } from '@rankwright/contracts/searchPerformance';

/** The last day of a month such as `2026-02`. */
const getLastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/**
 * Adds days up to calendar months, oldest first. `from`: the first stored day. `finalDay`: all days up to it are final;
 * empty when none is known.
 */
export const sumMonths = (
  days: readonly SearchDay[],
  { from, finalDay }: { from: string; finalDay: string },
): MonthResult[] => {
  const months = new Map<string, SearchDay[]>();
  for (const day of days) {
    const month = day.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months].map(([month, own]) => {
    const impressions = own.reduce((sum, day) => sum + day.impressions, 0);
    const weighted = own.reduce((sum, day) => sum + (day.position ?? 0) * day.impressions, 0);
    return {
      month,
      clicks: own.reduce((sum, day) => sum + day.clicks, 0),
      impressions,
      position: impressions > 0 ? weighted / impressions : null,
      days: own.length,
      isComplete: from <= `${month}-01` && finalDay >= getLastDay(month),
    };
  });
};
