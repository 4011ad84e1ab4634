import { shiftDay, shiftDayByMonth } from '../calendar.model.ts';

const weekday = (date: string): number => new Date(date).getUTCDay();

const steps: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => shiftDay(date, -1),
  ArrowRight: (date) => shiftDay(date, 1),
  ArrowUp: (date) => shiftDay(date, -7),
  ArrowDown: (date) => shiftDay(date, 7),
  Home: (date) => shiftDay(date, -weekday(date)),
  End: (date) => shiftDay(date, 6 - weekday(date)),
  PageUp: (date) => shiftDayByMonth(date, -1),
  PageDown: (date) => shiftDayByMonth(date, 1),
};

/** The day a key leads to: arrows by day and week, Home and End within the week, PageUp and PageDown by month. */
export const stepTo = (key: string, date: string): string | null => steps[key]?.(date) ?? null;
