import { plannedDelivery } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';

/** `7AM–8AM UTC`: when an item without an hour goes out. */
export const deliveryWindow = `${plannedDelivery.fromHourUtc}AM–${plannedDelivery.toHourUtc}AM UTC`;

/** The item's hour with its zone; empty without one. */
export const hourOf = ({ scheduledTime, timeZone }: ScheduledItem): string =>
  scheduledTime ? `${scheduledTime} ${timeZone}` : '';
