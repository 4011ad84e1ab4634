import { shiftDay, shiftDayByMonth } from '../calendar.model.ts';

const getWeekday = (date: string): number => new Date(date).getUTCDay();

const getDateByKey: Record<string, (date: string, daysPerRow: number) => string> = {
  ArrowLeft: (date) => shiftDay(date, -1),
  ArrowRight: (date) => shiftDay(date, 1),
  ArrowUp: (date, daysPerRow) => shiftDay(date, -daysPerRow),
  ArrowDown: (date, daysPerRow) => shiftDay(date, daysPerRow),
  Home: (date) => shiftDay(date, -getWeekday(date)),
  End: (date) => shiftDay(date, 6 - getWeekday(date)),
  PageUp: (date) => shiftDayByMonth(date, -1),
  PageDown: (date) => shiftDayByMonth(date, 1),
};

/**
 * The day a key moves to: arrows by day and row, Home and End in the week, Page Up and Page Down by month.
 */
export const getDateForKey = (key: string, date: string, daysPerRow = 7): string | null =>
  getDateByKey[key]?.(date, daysPerRow) ?? null;
