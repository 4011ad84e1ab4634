import { platformLabels } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { describePublication } from '@rankwright/contracts/publishing';
import { formatFullDate, type CalendarDay } from '../calendar.model.ts';
import { getStatusLabels } from '../../scheduledItems/status.model.ts';
import { formatScheduledTime } from '../../scheduledItems/scheduledItem.model.ts';
import { getDeliveryNotice } from '../../scheduledItems/delivery/delivery.model.ts';

const formatItemLabel = (item: ScheduledItem): string =>
  [
    item.title,
    ...getStatusLabels(item),
    `${item.volume} words`,
    `difficulty ${item.difficulty}`,
    formatScheduledTime(item),
    getDeliveryNotice(item)?.label,
    ...item.publications.map((publication) => {
      const state = describePublication(publication);
      const site = platformLabels[publication.platform];
      return state.includes(site) ? state : `${site} ${state}`;
    }),
  ]
    .filter(Boolean)
    .join(', ');

/** Accessible name of a day: date, first article with its status, and how many more there are. */
export const formatCellLabel = ({ date, past, today, items }: CalendarDay): string => {
  const [item, ...more] = items;
  const day = `${formatFullDate(date)}${today ? ', today' : ''}`;
  if (!item) return `${day}: ${past ? 'Past date' : 'Click to add content'}`;
  return `${day}: ${formatItemLabel(item)}${more.length > 0 ? `, and ${more.length} more` : ''}`;
};
