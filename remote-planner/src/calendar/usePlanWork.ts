import type { ScheduledItem } from '@rankwright/contracts/planner';
import { useMemo, useState } from 'react';
import { useUndo } from '../undo/useUndo.ts';
import type { ItemActions } from './items/itemActions.ts';
import { useItemDialog } from './items/useItemDialog.ts';
import { useRemoval } from './items/useRemoval.ts';
import { useMoves } from './moves/useMoves.ts';

/** What a person does to the plan from any of its views, and the dialogs that belong to it. */
export const usePlanWork = (today: string) => {
  const dialog = useItemDialog();
  const undo = useUndo();
  const move = useMoves(today, undo);
  const remove = useRemoval(undo, today);
  const [moved, setMoved] = useState<ScheduledItem | null>(null);
  const { add, edit } = dialog;
  const actions = useMemo<ItemActions>(
    () => ({
      onEdit: edit,
      onDelete: remove,
      onMove: setMoved,
      onUnschedule: (item) => move(item, null),
    }),
    [edit, remove, move],
  );
  return { dialog, add, actions, move, undo: undo.offered, moved, closeMove: () => setMoved(null) };
};
export type PlanWork = ReturnType<typeof usePlanWork>;
