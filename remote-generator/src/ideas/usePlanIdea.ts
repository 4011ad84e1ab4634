import type { Idea } from '@rankwright/contracts/articles';
import { getContentHistory } from '@rankwright/contracts/articles';
import { listScheduledItems } from '@rankwright/contracts/planner';
import { formatZonedDate } from '@rankwright/contracts/zonedTime';
import { endpointKey } from '@rankwright/sdk/api';
import { useTimeZone } from '@rankwright/sdk/queries';
import { useApiMutation, useQueryClient } from '@rankwright/sdk/query';
import { planIdea } from './ideas.data.ts';

export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** Plans an idea on the calendar, from today in the account's time zone. */
export const usePlanIdea = (onPlanned: (idea: Idea, day: string) => void) => {
  const timeZone = useTimeZone();
  const queryClient = useQueryClient();
  return useApiMutation({
    errorText: 'Failed to save content',
    success: (day, { title }) => ({
      title: day ? `Added to the calendar for ${formatDay(day)}` : 'Added to the backlog',
      description: title,
    }),
    send: (idea: Idea) => planIdea(idea, formatZonedDate(new Date(), timeZone)),
    onSuccess: (day, idea) => {
      for (const endpoint of [listScheduledItems, getContentHistory])
        queryClient.removeQueries({ queryKey: endpointKey(endpoint), type: 'inactive' });
      onPlanned(idea, day ?? '');
    },
  });
};
