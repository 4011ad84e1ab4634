import { useCallback, useEffect, useState } from 'react';

/** How long undo is offered, in milliseconds. */
export const undoMs = 10_000;

export interface UndoOffer {
  /** Describes the action to undo. */
  description: string;
  run: () => void;
}

const isUndoKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;

/** Offers one undo at a time for `undoMs`, by button and by Ctrl+Z or Cmd+Z. */
export const useUndo = () => {
  const [offered, setOffered] = useState<UndoOffer | null>(null);
  useEffect(() => {
    if (!offered) return;
    const timer = setTimeout(() => setOffered(null), undoMs);
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || isTyping(event.target)) return;
      event.preventDefault();
      offered.run();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [offered]);
  const forget = useCallback(() => setOffered(null), []);
  return { offered, offer: setOffered, forget };
};
export type Undo = ReturnType<typeof useUndo>;
