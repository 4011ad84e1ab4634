import { useStore } from 'zustand';
import { dismissToast, showToast } from './toasts.ts';
import { createUndoStore, type UndoOffer } from './undo/undoStore.ts';

export type { UndoOffer } from './undo/undoStore.ts';

const undo = createUndoStore();

/** How long undo is offered, in milliseconds. */
export const undoMs = 10_000;

export interface UndoInput {
  title: string;
  /** What happened, as a sentence. */
  description: string;
  run: () => void;
}

/**
 * Says what happened in a toast and offers to undo it: in the toast, in the host's header, and by Ctrl+Z or Cmd+Z. A new
 * offer replaces the one before. Returns a function that withdraws the offer, e.g. because the action failed.
 */
export const offerUndo = ({ title, description, run }: UndoInput): (() => void) => {
  const offer: UndoOffer = {
    description,
    run: () => {
      withdraw();
      run();
    },
  };
  const toast = showToast({
    title,
    description,
    durationMs: undoMs,
    action: { label: 'Undo', run: offer.run },
  });
  const withdraw = (): void => {
    undo.withdraw(offer);
    dismissToast(toast);
  };
  undo.offer(offer, undoMs);
  return withdraw;
};

/** The current offer, for the host that renders it. */
export const useUndoOffer = (): UndoOffer | null => useStore(undo.store, ({ offer }) => offer);
