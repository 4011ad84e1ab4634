import { useCallback, useEffect, useState } from 'react';

/** How long a move can be taken back. */
export const undoMs = 10_000;

export interface UndoOffer {
  /** What would be undone. */
  words: string;
  run: () => void;
}

const isUndoKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;

/** One way back at a time, offered for ten seconds: by button and by Ctrl or Cmd with Z. */
export const useUndo = () => {
  const [offered, setOffered] = useState<UndoOffer | null>(null);
  useEffect(() => {
    if (!offered) return;
    const timer = setTimeout(() => setOffered(null), undoMs);
    const listen = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || isTyping(event.target)) return;
      event.preventDefault();
      offered.run();
    };
    document.addEventListener('keydown', listen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', listen);
    };
  }, [offered]);
  const forget = useCallback(() => setOffered(null), []);
  return { offered, offer: setOffered, forget };
};
export type Undo = ReturnType<typeof useUndo>;
