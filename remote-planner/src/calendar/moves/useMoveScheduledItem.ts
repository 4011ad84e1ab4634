import { listScheduledItems, type ScheduledItem } from '@rankwright/contracts/planner';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { useCallback, useState } from 'react';
import { updateCachedLists, refreshPlan, moveScheduledItem } from '../calendar.data.ts';
import { getOriginalItems, applyMove, planMove, createUndoMove, type ItemMove } from './moves.model.ts';
import { notifyMoveNotPossible, notifyMoved, notifyMoveRejected, notifyMoveUndone } from './notifyMove.ts';

interface MoveRequest {
  move: ItemMove;
  /** The move that this one undoes. */
  undoes?: ItemMove;
  /** Called when the server rejects the move. */
  onRejected?: () => void;
}

/** Sends moves one after the other, with an optimistic update that is reverted on error. */
const useMoveMutation = () => {
  const queryClient = useQueryClient();
  const [rejectedMoves] = useState(() => new WeakSet<ItemMove>());
  const { mutate } = useMutation({
    scope: { id: 'planner-moves' },
    mutationFn: async ({ move, undoes }: MoveRequest) =>
      undoes && rejectedMoves.has(undoes) ? null : moveScheduledItem(move),
    onMutate: async ({ move }) => {
      await queryClient.cancelQueries({ queryKey: [listScheduledItems.path] });
      updateCachedLists(queryClient, applyMove(move));
    },
    onError: (error, { move, onRejected }) => {
      rejectedMoves.add(move);
      onRejected?.();
      updateCachedLists(queryClient, getOriginalItems(move));
      notifyMoveRejected(move, getErrorMessage(error, 'Please try again.'));
    },
    onSettled: () => refreshPlan(queryClient),
  });
  return mutate;
};

/** Moves items with an optimistic update and an undo offer; on error the item goes back with a message. */
export const useMoveScheduledItem = (today: string) => {
  const send = useMoveMutation();

  const startMove = useCallback(
    (move: ItemMove): void => {
      const undoMove = createUndoMove(move, today);
      const undo = () => {
        if (!undoMove) return;
        notifyMoveUndone(move);
        send({ move: undoMove, undoes: move });
      };
      send({ move, onRejected: notifyMoved(move, undoMove && undo) });
    },
    [today, send],
  );

  /** Moves an item to a day (null: the backlog), swapping with the item that is `there`. */
  return useCallback(
    (item: ScheduledItem, to: string | null, itemOnDay?: ScheduledItem): void => {
      const move = planMove(item, to, itemOnDay, today);
      if (move.kind === 'refused') notifyMoveNotPossible(move.reason);
      else if (move.kind !== 'nothing') startMove(move);
    },
    [today, startMove],
  );
};
