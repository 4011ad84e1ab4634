import { parseZonedTime } from '@rankwright/contracts/zoneOffset';
import { formatZonedDate } from '@rankwright/contracts/zonedTime';

/** `YYYY-MM`, so many months later. */
export const addMonths = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

/** First and last day of a month. */
export const getMonthDays = (month: string): { from: string; to: string } => {
  const next = new Date(`${addMonths(month, 1)}-01T00:00:00Z`).getTime();
  return { from: `${month}-01`, to: new Date(next - 1).toISOString().slice(0, 10) };
};

/** The instants at which a month begins and ends in a zone. */
export const getMonthBounds = (month: string, timeZone: string): { from: Date; until: Date } => ({
  from: parseZonedTime(`${month}-01`, '00:00', timeZone),
  until: parseZonedTime(`${addMonths(month, 1)}-01`, '00:00', timeZone),
});

/** The last month that is over in a zone. */
export const getFinishedMonth = (now: Date, timeZone: string): string =>
  addMonths(formatZonedDate(now, timeZone).slice(0, 7), -1);

/** Months that are over, newest first. */
export const listFinishedMonths = (now: Date, timeZone: string, count: number): string[] => {
  const newest = getFinishedMonth(now, timeZone);
  return Array.from({ length: count }, (_, index) => addMonths(newest, -index));
};

/** `October 2026` */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
