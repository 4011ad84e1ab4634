import { announce } from '@rankwright/sdk/host';
import { dismissToast, showError, showToast } from '@rankwright/sdk/toasts';
import { movedWords, placeName, type RealMove } from './moves.model.ts';
import { undoMs } from '../../undo/useUndo.ts';

/** Says that an item moved, with the way back for as long as there is one. */
export const tellMoved = (move: RealMove, undo: (() => void) | null): void => {
  const words = movedWords(move);
  announce(undo ? `${words} Undo with Control Z.` : words);
  const run = () => {
    dismissToast(id);
    undo?.();
  };
  const id = showToast({
    title: move.kind === 'swap' ? 'Days swapped' : 'Moved',
    description: words,
    durationMs: undoMs,
    ...(undo && { action: { label: 'Undo', run } }),
  });
};

/** Says that an item went back, and why. */
export const tellRefused = (move: RealMove, reason: string): void => {
  const words = `“${move.item.title}” is back on ${placeName(move.item.scheduledDate)}. ${reason}`;
  announce(words);
  showError('Not moved', words);
};

export const tellUndone = ({ item }: RealMove): void =>
  announce(`Undone. “${item.title}” is back on ${placeName(item.scheduledDate)}.`);

export const tellImpossible = (reason: string): void => {
  announce(reason);
  showError('Not moved', reason);
};
