import type { Article } from '@rankwright/contracts/articles';
import { listAlerts } from '@rankwright/contracts/alerts';
import { deleteScheduledItem, listScheduledItems } from '@rankwright/contracts/planner';
import { callApi, endpointKey } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { useApiMutation } from '@rankwright/sdk/query';
import { articleQuery } from './article.data.ts';

/** Takes the article out of the calendar after confirmation; its text and posts stay. */
export const useRemoveSlot = ({ id, title, slot }: Article) => {
  const removing = useApiMutation({
    send: (scheduledItemId: string) => callApi(deleteScheduledItem, { params: { id: scheduledItemId } }),
    errorText: 'Failed to delete content',
    success: { title: 'Removed from the calendar' },
    invalidates: [articleQuery(id).queryKey, endpointKey(listScheduledItems), endpointKey(listAlerts)],
  });
  return {
    isPending: removing.isPending,
    remove: () => {
      if (!slot) return;
      void confirm({
        title: 'Remove from the calendar?',
        text: `“${title}” will not be published automatically. The article and its live posts stay.`,
        confirmLabel: 'Remove',
        destructive: true,
      }).then((confirmed) => confirmed && removing.mutate(slot.scheduledItemId));
    },
  };
};
