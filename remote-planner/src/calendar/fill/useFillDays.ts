import { announce } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { offerUndo } from '@rankwright/sdk/undo';
import { useRef } from 'react';
import { planKeys } from '../../scheduledItems/scheduledItems.data.ts';
import { keywordKeys } from '../../keywords/keywords.data.ts';
import { fillDays, type UndoFill } from './fill.data.ts';
import { formatArticleCount, type FillRow } from './fill.model.ts';

const invalidates = [...planKeys, ...keywordKeys];

/** Fills the selected days and offers to undo all of them. Trying again goes on where it failed. */
export const useFillDays = (onFilled: () => void) => {
  const filled = useRef(new Map<string, UndoFill>());
  const undoing = useApiMutation({
    send: async (undo: readonly UndoFill[]) => {
      for (const undoOne of undo) await undoOne();
    },
    errorText: 'Some articles could not be removed again.',
    invalidates,
    onSuccess: () => announce('Undone. The days are empty again.'),
  });
  return useApiMutation({
    send: (rows: readonly FillRow[]) => fillDays(rows, filled.current),
    errorText: 'Some days could not be filled.',
    invalidates,
    onSuccess: () => {
      const undo = [...filled.current.values()];
      const description = `${formatArticleCount(undo.length)} added to your plan.`;
      announce(description);
      offerUndo({ title: 'Days filled', description, run: () => undoing.mutate(undo) });
      onFilled();
    },
  });
};
