import type { Idea } from '@rankwright/contracts/articles';
import { getContentHistory } from '@rankwright/contracts/articles';
import { listScheduledItems } from '@rankwright/contracts/planner';
import { formatZonedDate } from '@rankwright/contracts/zonedTime';
import { endpointKey } from '@rankwright/sdk/api';
import { profileQuery } from '@rankwright/sdk/queries';
import { useApiMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
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
  const { userId } = useSession();
  const timeZone = useQuery(profileQuery(userId)).data?.timeZone;
  const queryClient = useQueryClient();
  return useApiMutation({
    errorText: 'Failed to save content',
    success: (day, { title }) => ({
      title: day ? `Added to the calendar for ${formatDay(day)}` : 'Added to the backlog',
      description: title,
    }),
    send: (idea: Idea) =>
      planIdea(
        idea,
        formatZonedDate(new Date(), timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone),
      ),
    onSuccess: (day, idea) => {
      for (const endpoint of [listScheduledItems, getContentHistory])
        queryClient.removeQueries({ queryKey: endpointKey(endpoint), type: 'inactive' });
      onPlanned(idea, day ?? '');
    },
  });
};
