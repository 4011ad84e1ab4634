import { announce } from '@rankwright/sdk/host';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { offerUndo } from '@rankwright/sdk/undo';
import { describeMove, formatDestination, type ItemMove } from './moves.model.ts';

/**
 * Toast and announcement for a move; `undo` is null when it cannot be undone. Returns a function that withdraws the undo.
 */
export const notifyMoved = (move: ItemMove, undo: (() => void) | null): (() => void) => {
  const description = describeMove(move);
  const title = move.kind === 'swap' ? 'Days swapped' : 'Moved';
  announce(undo ? `${description} Press Control Z to undo.` : description);
  if (undo) return offerUndo({ title, description, run: undo });
  showToast({ title, description });
  return () => undefined;
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
