import { platformLabels, scheduledStatusLabels } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { spokenDay, type CalendarDay } from '../calendar.model.ts';
import { hourOf } from '../items/item.model.ts';
import { deliveryNews } from '../publications/delivery.model.ts';
import { stateWords } from '../publications/publication.model.ts';

export const spokenItem = (item: ScheduledItem): string =>
  [
    item.title,
    scheduledStatusLabels[item.status],
    `${item.volume} words`,
    `difficulty ${item.difficulty}`,
    hourOf(item),
    deliveryNews(item)?.label,
    ...item.publications.map(
      ({ platform, state }) => `${platformLabels[platform]} ${stateWords[state].label}`,
    ),
  ]
    .filter(Boolean)
    .join(', ');

/** What a day says to a screen reader: its date, its article and status, and how many more there are. */
export const spokenCell = ({ date, past, today, items }: CalendarDay): string => {
  const [item, ...more] = items;
  const day = `${spokenDay(date)}${today ? ', today' : ''}`;
  if (!item) return `${day}: ${past ? 'Past date' : 'Click to add content'}`;
  return `${day}: ${spokenItem(item)}${more.length > 0 ? `, and ${more.length} more` : ''}`;
};
