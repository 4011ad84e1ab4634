import type { ScheduledItem } from '@rankwright/contracts/planner';
import { useMemo, useState } from 'react';
import type { ScheduledItemActions } from '../scheduledItems/scheduledItemActions.ts';
import { useScheduledItemDialog } from '../scheduledItems/useScheduledItemDialog.ts';
import { useDeleteScheduledItem } from '../scheduledItems/useDeleteScheduledItem.ts';
import { useMoveScheduledItem } from './moves/useMoveScheduledItem.ts';

/** Add, edit, move, delete and undo for every planner view, with the dialogs' state. */
export const usePlanEditor = (today: string) => {
  const dialog = useScheduledItemDialog();
  const move = useMoveScheduledItem(today);
  const remove = useDeleteScheduledItem(today);
  const [moved, setMoved] = useState<ScheduledItem | null>(null);
  const [reviewed, setReviewed] = useState<ScheduledItem | null>(null);
  const { add, edit } = dialog;
  const actions = useMemo<ScheduledItemActions>(
    () => ({
      onEdit: edit,
      onDelete: remove,
      onMove: setMoved,
      onReview: setReviewed,
      onUnschedule: (item) => move(item, null),
    }),
    [edit, remove, move],
  );
  return {
    dialog,
    add,
    actions,
    move,
    moved,
    closeMove: () => setMoved(null),
    reviewed,
    closeReview: () => setReviewed(null),
    /** Closes whichever dialog is open. */
    closeDialogs: () => {
      dialog.close();
      setMoved(null);
      setReviewed(null);
    },
  };
};
export type PlanEditor = ReturnType<typeof usePlanEditor>;
