import type { ArticleSlot } from '@rankwright/contracts/articles';
import { plannedDelivery } from '@rankwright/contracts/limits';
import { formatDay } from '../scheduling/day.model.ts';

const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** When the article is published, with the time zone. */
export const describeSlot = ({ scheduledDate, scheduledTime, timeZone }: ArticleSlot): string => {
  if (!scheduledDate) return 'In the backlog, without a date';
  const day = formatDay(scheduledDate);
  return scheduledTime
    ? `Scheduled for ${day} at ${scheduledTime} (${timeZone})`
    : `Scheduled for ${day} between ${formatHour(plannedDelivery.fromHourUtc)} and ${formatHour(plannedDelivery.toHourUtc)} (UTC)`;
};
