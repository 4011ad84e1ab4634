import type { ScheduledItem } from '@rankwright/contracts/planner';

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  date: string;
  dayOfMonth: number;
  inMonth: boolean;
  past: boolean;
  today: boolean;
  items: ScheduledItem[];
}

export interface Month {
  year: number;
  /** 1–12. */
  month: number;
}

const dayMs = 86_400_000;
const pad = (value: number): string => String(value).padStart(2, '0');

export const formatMonthKey = ({ year, month }: Month): string => `${year}-${pad(month)}`;

/** Parses `2026-11`; anything else gives the month of `today`. */
export const parseMonth = (text: string | null, today: string): Month => {
  const [year, month] = (text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : today).split('-').map(Number);
  return { year: year ?? 2000, month: month ?? 1 };
};

export const toMonth = (date: string): Month => parseMonth(date.slice(0, 7), date);

export const shiftMonth = ({ year, month }: Month, by: number): Month => {
  const index = year * 12 + month - 1 + by;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
};

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const formatMonth = ({ year, month }: Month): string =>
  monthFormat.format(new Date(Date.UTC(year, month - 1, 1)));

export const formatMonthLabel = (month: Month, today: string): string =>
  today.startsWith(formatMonthKey(month)) ? `${formatMonth(month)} (Current)` : formatMonth(month);

export const shiftDay = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The same day in another month, or that month's last day. */
export const shiftDayByMonth = (date: string, months: number): string => {
  const { year, month } = shiftMonth(toMonth(date), months);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${formatMonthKey({ year, month })}-${pad(Math.min(Number(date.slice(8)), last))}`;
};

/** Items grouped by `YYYY-MM-DD`, in order of first appearance. */
export const groupItemsByDay = (items: readonly ScheduledItem[]): Map<string, ScheduledItem[]> => {
  const days = new Map<string, ScheduledItem[]>();
  for (const item of items) {
    const date = item.scheduledDate ?? '';
    days.set(date, [...(days.get(date) ?? []), item]);
  }
  return days;
};

/** The Sunday on or before a day. */
export const getWeekStart = (date: string): string => shiftDay(date, -new Date(date).getUTCDay());

/** Whole weeks from a Sunday on. A day counts as inside when `isInside` accepts its date. */
const buildWeeks = (
  start: string,
  count: number,
  items: readonly ScheduledItem[],
  today: string,
  isInside: (date: string) => boolean,
): CalendarDay[][] => {
  const byDate = groupItemsByDay(items);
  const buildDay = (date: string): CalendarDay => ({
    date,
    dayOfMonth: Number(date.slice(8)),
    inMonth: isInside(date),
    past: date < today,
    today: date === today,
    items: byDate.get(date) ?? [],
  });
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => buildDay(shiftDay(start, week * 7 + weekday))),
  );
};

const getLastDay = ({ year, month }: Month): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** The month as whole weeks, Sunday first; days after `last` are outside. */
export const buildMonth = (
  month: Month,
  items: readonly ScheduledItem[],
  today: string,
  last = getLastDay(month),
): CalendarDay[][] => {
  const first = `${formatMonthKey(month)}-01`;
  const start = getWeekStart(first);
  const count = Math.ceil((Date.parse(last) - Date.parse(start) + dayMs) / (7 * dayMs));
  return buildWeeks(start, count, items, today, (date) => date >= first && date <= last);
};

/** The month; with fewer than ten days left, the three weeks after today's belong to it as well. */
export const buildRollingMonth = (month: Month, items: readonly ScheduledItem[], today: string) => {
  const isEnding = today.startsWith(formatMonthKey(month)) && shiftDay(today, 10) > getLastDay(month);
  return buildMonth(month, items, today, isEnding ? shiftDay(getWeekStart(today), 27) : undefined);
};

/** The week that begins on the Sunday `start`; none of its days is outside. */
export const buildWeek = (start: string, items: readonly ScheduledItem[], today: string): CalendarDay[][] =>
  buildWeeks(start, 1, items, today, () => true);

const fullDateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const shortDateFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const weekFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Nov 22 – 28, 2026`. */
export const formatWeek = (start: string): string =>
  weekFormat.formatRange(new Date(start), new Date(shiftDay(start, 6))).replace(/\s/g, ' ');

/** `Friday, November 27, 2026`. */
export const formatFullDate = (date: string): string => fullDateFormat.format(new Date(date));
const monthDayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Nov 27`. */
export const formatMonthDay = (date: string): string => monthDayFormat.format(new Date(date));
/** `Fri, Nov 27`. */
export const formatShortDate = (date: string): string => shortDateFormat.format(new Date(date));
