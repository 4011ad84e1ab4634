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

const pad = (value: number): string => String(value).padStart(2, '0');

export const monthKey = ({ year, month }: Month): string => `${year}-${pad(month)}`;

/** `2026-11` as a month; anything else gives the month of `today`. */
export const parseMonth = (text: string | null, today: string): Month => {
  const [year, month] = (text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : today).split('-').map(Number);
  return { year: year ?? 2000, month: month ?? 1 };
};

export const shiftMonth = ({ year, month }: Month, by: number): Month => {
  const index = year * 12 + month - 1 + by;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
};

export const monthLabel = ({ year, month }: Month, today: string): string => {
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, 1)),
  );
  return today.startsWith(monthKey({ year, month })) ? `${name} (Current)` : name;
};

/** Whole weeks, Sunday first, that hold the month. */
export const buildMonth = (month: Month, items: readonly ScheduledItem[], today: string): CalendarDay[][] => {
  const first = new Date(Date.UTC(month.year, month.month - 1, 1));
  const start = first.getTime() - first.getUTCDay() * 86_400_000;
  const last = new Date(Date.UTC(month.year, month.month, 0));
  const weeks = Math.ceil((first.getUTCDay() + last.getUTCDate()) / 7);
  const day = (index: number): CalendarDay => {
    const date = new Date(start + index * 86_400_000).toISOString().slice(0, 10);
    return {
      date,
      dayOfMonth: Number(date.slice(8)),
      inMonth: date.startsWith(monthKey(month)),
      past: date < today,
      today: date === today,
      items: items.filter((item) => item.scheduledDate === date),
    };
  };
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => day(week * 7 + weekday)),
  );
};

export const spokenDay = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));
