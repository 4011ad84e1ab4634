import { formatZonedDate, formatZonedTime } from '@rankwright/contracts/zonedTime';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';

/** e.g. `2027-04-05 at 09:00 (Europe/London)`; empty without a date. */
export const formatPublishTime = ({
  timeZone,
  publishAt,
}: Pick<ScheduledItemRow, 'timeZone' | 'publishAt'>): string =>
  publishAt
    ? `${formatZonedDate(publishAt, timeZone)} at ${formatZonedTime(publishAt, timeZone)} (${timeZone})`
    : '';
