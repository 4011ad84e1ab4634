import { formatMonthDay, formatShortDate, type CalendarDay } from '../calendar.model.ts';

interface DayNumberProps {
  day: CalendarDay;
  compact: boolean;
  isWhole: boolean;
}

const formatNumber = ({ date, dayOfMonth }: CalendarDay, isWhole: boolean): string => {
  if (isWhole) return formatShortDate(date);
  return dayOfMonth === 1 ? formatMonthDay(date) : String(dayOfMonth);
};

/** The day of the month, with the month's name on its first day, with weekday and month in the week, and an indicator for today. */
export const DayNumber = ({ day, compact, isWhole }: DayNumberProps) => (
  <span data-part="number">
    {formatNumber(day, isWhole)}
    {day.today && !compact && ' Today'}
    {day.today && compact && <span aria-hidden="true" data-part="today" />}
  </span>
);
