import type { CalendarDay } from '../calendar.model.ts';

/** The day of the month, with an indicator for today. */
export const DayNumber = ({ day, compact }: { day: CalendarDay; compact: boolean }) => (
  <span data-part="number">
    {day.dayOfMonth}
    {day.today && !compact && ' Today'}
    {day.today && compact && <span aria-hidden="true" data-part="today" />}
  </span>
);
