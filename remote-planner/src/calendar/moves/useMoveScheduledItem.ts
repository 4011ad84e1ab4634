import type { ScheduledItem } from '@rankwright/contracts/planner';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { useCallback, useState } from 'react';
import { planKeys } from '../../scheduledItems/scheduledItems.data.ts';
import { createMoveChange, moveScheduledItem } from '../calendar.data.ts';
import { planMove, createUndoMove, type ItemMove } from './moves.model.ts';
import { notifyMoveNotPossible, notifyMoved, notifyMoveRejected, notifyMoveUndone } from './notifyMove.ts';

interface MoveRequest {
  move: ItemMove;
  /** The move that this one undoes. */
  undoes?: ItemMove;
  /** Called when the server rejects the move. */
  onRejected?: () => void;
}

/** Sends moves one after the other. */
const useMoveMutation = () => {
  const [rejectedMoves] = useState(() => new WeakSet<ItemMove>());
  const { mutate } = useApiMutation({
    scope: 'planner-moves',
    send: async ({ move, undoes }: MoveRequest) =>
      undoes && rejectedMoves.has(undoes) ? null : moveScheduledItem(move),
    optimistic: ({ move }) => [createMoveChange(move)],
    errorText: null,
    onError: (error, { move, onRejected }) => {
      rejectedMoves.add(move);
      onRejected?.();
      notifyMoveRejected(move, getErrorMessage(error, 'Please try again.'));
    },
    invalidates: planKeys,
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
