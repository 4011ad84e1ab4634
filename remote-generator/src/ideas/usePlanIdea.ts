import type { Idea } from '@rankwright/contracts/articles';
import { getContentHistory } from '@rankwright/contracts/articles';
import { listScheduledContent } from '@rankwright/contracts/planner';
import { zonedDate } from '@rankwright/contracts/zonedTime';
import { messageOf } from '@rankwright/sdk/api';
import { profileQuery } from '@rankwright/sdk/queries';
import { useMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { planIdea } from './ideas.data.ts';

export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** One click puts an idea on the calendar; "today" is the account's. */
export const usePlanIdea = (onPlanned: (idea: Idea, day: string) => void) => {
  const { userId } = useSession();
  const timeZone = useQuery(profileQuery(userId)).data?.timeZone;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (idea: Idea) =>
      planIdea(idea, zonedDate(new Date(), timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone)),
    onSuccess: (day, idea) => {
      for (const { path } of [listScheduledContent, getContentHistory])
        queryClient.removeQueries({ queryKey: [path], type: 'inactive' });
      onPlanned(idea, day ?? '');
      showToast({
        title: day ? `On the calendar for ${dayWords(day)}` : 'In the backlog of the calendar',
        description: idea.title,
      });
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to save content')),
  });
};
