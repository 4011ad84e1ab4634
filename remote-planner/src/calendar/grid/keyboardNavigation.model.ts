import { shiftDay, shiftDayByMonth } from '../calendar.model.ts';

const getWeekday = (date: string): number => new Date(date).getUTCDay();

const getDateByKey: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => shiftDay(date, -1),
  ArrowRight: (date) => shiftDay(date, 1),
  ArrowUp: (date) => shiftDay(date, -7),
  ArrowDown: (date) => shiftDay(date, 7),
  Home: (date) => shiftDay(date, -getWeekday(date)),
  End: (date) => shiftDay(date, 6 - getWeekday(date)),
  PageUp: (date) => shiftDayByMonth(date, -1),
  PageDown: (date) => shiftDayByMonth(date, 1),
};

/**
 * The day a key moves to: arrows by day and week, Home and End in the week, Page Up and Page Down by month.
 */
export const getDateForKey = (key: string, date: string): string | null => getDateByKey[key]?.(date) ?? null;
