import type { ScheduledItem } from '@rankwright/contracts/planner';
import { confirm } from '@rankwright/sdk/dialogs';
import { announce } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { showToast } from '@rankwright/sdk/toasts';
import { offerUndo } from '@rankwright/sdk/undo';
import { createMoveChange, moveScheduledItem } from '../calendar/calendar.data.ts';
import type { ItemMove } from '../calendar/moves/moves.model.ts';
import { requestApproveArticle, requestGetArticle, requestRejectArticle } from '../review/review.data.ts';
import { canRestore, getScheduledItemInput } from '../scheduledItems/scheduledItem.model.ts';
import {
  planKeys,
  requestDeleteScheduledItem,
  saveScheduledItem,
} from '../scheduledItems/scheduledItems.data.ts';
import {
  describeApproved,
  describeShift,
  formatItemCount,
  listApprovable,
  planReturn,
  planShift,
} from './bulk.model.ts';
import { sendForEach } from './sendForEach.ts';

const undoHint = 'Press Control Z to undo.';

interface Shift {
  moves: readonly ItemMove[];
  days: number;
  /** How many of the selected items stay. */
  left: number;
}

const describeBack = (count: number): string =>
  `${formatItemCount(count)} ${count === 1 ? 'is' : 'are'} back.`;

/** Moves items by days; the undo brings all of them back. */
const useShift = (today: string, onDone: () => void) => {
  const { mutate: sendBack } = useApiMutation({
    scope: 'planner-moves',
    send: (moves: readonly ItemMove[]) => sendForEach(moves, moveScheduledItem),
    optimistic: (moves) => moves.map(createMoveChange),
    errorText: 'The articles could not be moved back.',
    invalidates: planKeys,
    onSuccess: ({ done }) => announce(describeBack(done.length)),
  });
  return useApiMutation({
    scope: 'planner-moves',
    send: ({ moves }: Shift) => sendForEach(moves, moveScheduledItem),
    optimistic: ({ moves }) => moves.map(createMoveChange),
    errorText: 'The articles could not be moved.',
    invalidates: planKeys,
    onSuccess: ({ done, failed }, { days, left }) => {
      onDone();
      const description = describeShift(done.length, left + failed, days);
      announce(`${description} ${undoHint}`);
      offerUndo({ title: 'Moved', description, run: () => sendBack(planReturn(done, today)) });
    },
  });
};

/** Deletes items; the undo creates those again of which nothing was delivered. */
const useDelete = (today: string, onDone: () => void) => {
  const { mutate: restore } = useApiMutation({
    send: (items: readonly ScheduledItem[]) =>
      sendForEach(items, (item) => saveScheduledItem(getScheduledItemInput(item))),
    errorText: 'Failed to save content',
    invalidates: planKeys,
    onSuccess: ({ done }) => announce(describeBack(done.length)),
  });
  return useApiMutation({
    send: (items: readonly ScheduledItem[]) => sendForEach(items, ({ id }) => requestDeleteScheduledItem(id)),
    errorText: 'Failed to delete content',
    invalidates: planKeys,
    onSuccess: ({ done }) => {
      onDone();
      const description = `${formatItemCount(done.length)} removed from your plan.`;
      const restorable = done.filter((item) => canRestore(item, today));
      if (restorable.length === 0) showToast({ title: 'Deleted', description });
      else offerUndo({ title: 'Deleted', description, run: () => restore(restorable) });
    },
  });
};

/** Approves the present texts of items; the undo takes the approval back. */
const useApprove = (onDone: () => void) => {
  const { mutate: withdraw } = useApiMutation({
    send: (items: readonly ScheduledItem[]) =>
      sendForEach(items, async ({ articleId }) => requestRejectArticle(await requestGetArticle(articleId))),
    errorText: 'The approval could not be withdrawn.',
    invalidates: planKeys,
    onSuccess: ({ done }) => announce(`Approval of ${formatItemCount(done.length)} withdrawn.`),
  });
  return useApiMutation({
    send: (items: readonly ScheduledItem[]) =>
      sendForEach(listApprovable(items), async ({ articleId }) =>
        requestApproveArticle(await requestGetArticle(articleId)),
      ),
    errorText: 'The articles could not be approved. Please try again.',
    invalidates: planKeys,
    onSuccess: ({ done }, items) => {
      onDone();
      const description = describeApproved(done.length, items.length - done.length);
      if (done.length === 0) showToast({ title: 'Nothing approved', description });
      else offerUndo({ title: 'Approved', description, run: () => withdraw(done) });
    },
  });
};

const confirmDelete = (count: number) =>
  confirm({
    title: `Delete ${formatItemCount(count)}?`,
    text: 'They will be removed from your plan. Posts that are already live stay online.',
    confirmLabel: 'Delete',
    destructive: true,
  });

/** Moves, approves and deletes several items, each with one undo. `onDone` clears the selection. */
export const useBulkChanges = (today: string, onDone: () => void) => {
  const shift = useShift(today, onDone);
  const remove = useDelete(today, onDone);
  const approve = useApprove(onDone);
  return {
    isRunning: shift.isPending || remove.isPending || approve.isPending,
    shift: (items: readonly ScheduledItem[], days: number): void => {
      const moves = planShift(items, days, today);
      if (moves.length > 0) shift.mutate({ moves, days, left: items.length - moves.length });
      else showToast({ title: 'Nothing moved', description: describeShift(0, items.length, days) });
    },
    approve: approve.mutate,
    remove: (items: readonly ScheduledItem[]): void =>
      void confirmDelete(items.length).then((confirmed) => confirmed && remove.mutate(items)),
  };
};
