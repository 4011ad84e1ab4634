import type { SearchDay } from '@rankwright/contracts/searchPerformance';
import { formatCount } from './results.model.ts';

const dayMs = 86_400_000;

/** Formats `2026-11-21` as `Nov 21`. */
const formatShortDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** A day in the chart; one of the two is null. */
export interface ChartDay {
  label: string;
  final: number | null;
  /** Clicks that may still change. */
  preliminary: number | null;
}

/** Clicks of each day from the first to the last. Google names no day on which it showed nothing: it had no clicks. */
export const createChartDays = (days: readonly SearchDay[]): ChartDay[] => {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const known = new Map(days.map((day) => [day.date, day]));
  const count = Math.round((Date.parse(last.date) - Date.parse(first.date)) / dayMs) + 1;
  const lastFinal = days.findLast(({ isFinal }) => isFinal)?.date ?? '';
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(first.date) + index * dayMs).toISOString().slice(0, 10);
    const clicks = known.get(date)?.clicks ?? 0;
    const isFinal = date <= lastFinal;
    return {
      label: formatShortDate(date),
      final: isFinal ? clicks : null,
      preliminary: isFinal ? null : clicks,
    };
  });
};

/** What the chart shows, in words. */
export const describeDays = (days: readonly SearchDay[]): string => {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const best = days.reduce((found, day) => (day.clicks > found.clicks ? day : found), first);
  const peak = `Most on ${formatShortDate(best.date)}: ${formatCount(best.clicks)}.`;
  const preliminary = days.filter(({ isFinal }) => !isFinal).length;
  const open =
    preliminary === 0
      ? ''
      : ` The last ${preliminary === 1 ? 'day is' : `${preliminary} days are`} not final and may still rise.`;
  return `Clicks per day, ${formatShortDate(first.date)} to ${formatShortDate(last.date)}. ${peak}${open}`;
};
