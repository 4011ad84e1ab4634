import { listScheduledContent, type ScheduledItem } from '@rankwright/contracts/planner';
import { messageOf } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { useCallback, useState } from 'react';
import { placeInLists, refreshPlan, sendMove } from '../calendar.data.ts';
import { formerItems, movedItems, movedWords, planMove, undoOf, type RealMove } from './moves.model.ts';
import { tellImpossible, tellMoved, tellRefused, tellUndone } from './tellMove.ts';
import type { Undo } from '../../undo/useUndo.ts';

interface SentMove {
  move: RealMove;
  /** The move that this one takes back. */
  takesBack?: RealMove;
}

/** Sends moves one after the other; shows each at once and puts it back when it is refused. */
const useSentMoves = (onRefused: () => void) => {
  const queryClient = useQueryClient();
  const [refused] = useState(() => new WeakSet<RealMove>());
  const { mutate } = useMutation({
    scope: { id: 'planner-moves' },
    mutationFn: async ({ move, takesBack }: SentMove) =>
      takesBack && refused.has(takesBack) ? null : sendMove(move),
    onMutate: async ({ move }) => {
      await queryClient.cancelQueries({ queryKey: [listScheduledContent.path] });
      placeInLists(queryClient, movedItems(move));
    },
    onError: (error, { move }) => {
      refused.add(move);
      onRefused();
      placeInLists(queryClient, formerItems(move));
      tellRefused(move, messageOf(error, 'Please try again.'));
    },
    onSettled: () => refreshPlan(queryClient),
  });
  return mutate;
};

/** Moving items to days: at once, back with the reason when refused, undone for ten seconds. */
export const useMoves = (today: string, { offer, forget }: Undo) => {
  const send = useSentMoves(forget);

  const start = useCallback(
    (move: RealMove): void => {
      const back = undoOf(move, today);
      const takeBack = () => {
        if (!back) return;
        forget();
        tellUndone(move);
        send({ move: back, takesBack: move });
      };
      send({ move });
      if (back) offer({ words: movedWords(move), run: takeBack });
      tellMoved(move, back && takeBack);
    },
    [today, send, offer, forget],
  );

  /** Moves an item to a day (null: the backlog), swapping with what is `there`. */
  return useCallback(
    (item: ScheduledItem, to: string | null, there?: ScheduledItem): void => {
      const wish = planMove(item, to, there, today);
      if (wish.kind === 'refused') tellImpossible(wish.reason);
      else if (wish.kind !== 'nothing') start(wish);
    },
    [today, start],
  );
};
