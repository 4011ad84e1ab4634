import { announce } from '@rankwright/sdk/host';
import { dismissToast, showError, showToast } from '@rankwright/sdk/toasts';
import { describeMove, formatDestination, type ItemMove } from './moves.model.ts';
import { undoMs } from '../../undo/useUndo.ts';

/** Toast and announcement for a move; `undo` is null when it cannot be undone. */
export const notifyMoved = (move: ItemMove, undo: (() => void) | null): void => {
  const message = describeMove(move);
  announce(undo ? `${message} Press Control Z to undo.` : message);
  const run = () => {
    dismissToast(id);
    undo?.();
  };
  const id = showToast({
    title: move.kind === 'swap' ? 'Days swapped' : 'Moved',
    description: message,
    durationMs: undoMs,
    ...(undo && { action: { label: 'Undo', run } }),
  });
};

/** Toast and announcement for a move that the server rejected and that was reverted. */
export const notifyMoveRejected = (move: ItemMove, reason: string): void => {
  const message = `“${move.item.title}” is back on ${formatDestination(move.item.scheduledDate)}. ${reason}`;
  announce(message);
  showError('Not moved', message);
};

export const notifyMoveUndone = ({ item }: ItemMove): void =>
  announce(`Undone. “${item.title}” is back on ${formatDestination(item.scheduledDate)}.`);

export const notifyMoveNotPossible = (reason: string): void => {
  announce(reason);
  showError('Not moved', reason);
};
