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

export const monthKey = ({ year, month }: Month): string => `${year}-${pad(month)}`;

/** `2026-11` as a month; anything else gives the month of `today`. */
export const parseMonth = (text: string | null, today: string): Month => {
  const [year, month] = (text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : today).split('-').map(Number);
  return { year: year ?? 2000, month: month ?? 1 };
};

export const monthOf = (date: string): Month => parseMonth(date.slice(0, 7), date);

export const shiftMonth = ({ year, month }: Month, by: number): Month => {
  const index = year * 12 + month - 1 + by;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
};

const named = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const monthName = ({ year, month }: Month): string =>
  named.format(new Date(Date.UTC(year, month - 1, 1)));

export const monthLabel = (month: Month, today: string): string =>
  today.startsWith(monthKey(month)) ? `${monthName(month)} (Current)` : monthName(month);

export const shiftDay = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The same day of another month, or that month's last. */
export const shiftDayByMonth = (date: string, months: number): string => {
  const { year, month } = shiftMonth(monthOf(date), months);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${monthKey({ year, month })}-${pad(Math.min(Number(date.slice(8)), last))}`;
};

/** Items by their day, in the order in which the days first come. */
export const itemsByDay = (items: readonly ScheduledItem[]): Map<string, ScheduledItem[]> => {
  const days = new Map<string, ScheduledItem[]>();
  for (const item of items) {
    const date = item.scheduledDate ?? '';
    days.set(date, [...(days.get(date) ?? []), item]);
  }
  return days;
};

/** Whole weeks, Sunday first, that hold the month. */
export const buildMonth = (month: Month, items: readonly ScheduledItem[], today: string): CalendarDay[][] => {
  const first = new Date(Date.UTC(month.year, month.month - 1, 1));
  const start = new Date(first.getTime() - first.getUTCDay() * dayMs).toISOString().slice(0, 10);
  const last = new Date(Date.UTC(month.year, month.month, 0));
  const weeks = Math.ceil((first.getUTCDay() + last.getUTCDate()) / 7);
  const byDate = itemsByDay(items);
  const day = (index: number): CalendarDay => {
    const date = shiftDay(start, index);
    return {
      date,
      dayOfMonth: Number(date.slice(8)),
      inMonth: date.startsWith(monthKey(month)),
      past: date < today,
      today: date === today,
      items: byDate.get(date) ?? [],
    };
  };
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => day(week * 7 + weekday)),
  );
};

const spoken = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Friday, November 27, 2026`. */
export const spokenDay = (date: string): string => spoken.format(new Date(date));
/** `Fri, Nov 27`. */
export const shortDay = (date: string): string => short.format(new Date(date));
