import { useQuery } from '@rankwright/sdk/query';
import { monthQuery } from '../calendar/calendar.data.ts';
import { shiftMonth, toMonth } from '../calendar/calendar.model.ts';

/** Days of this and the next month that have an article; null until they have loaded. Days of a failed month count as free. */
export const useTakenDays = (today: string): string[] | null => {
  const month = toMonth(today);
  const months = [useQuery(monthQuery(month)), useQuery(monthQuery(shiftMonth(month, 1)))];
  if (months.some(({ isPending }) => isPending)) return null;
  return months.flatMap(({ data }) => data?.content.map(({ scheduledDate }) => scheduledDate ?? '') ?? []);
};
