import { createStore } from 'zustand/vanilla';

export interface UndoOffer {
  /** What is undone, as a sentence. */
  description: string;
  run: () => void;
}

const isUndoKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';

/** Text fields have their own undo. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;

/** At most one offer; while it stands, Ctrl+Z and Cmd+Z run it. */
export const createUndoStore = () => {
  const store = createStore<{ offer: UndoOffer | null }>(() => ({ offer: null }));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (!isUndoKey(event) || isTyping(event.target)) return;
    event.preventDefault();
    store.getState().offer?.run();
  };
  const clear = (): void => {
    clearTimeout(timer);
    document.removeEventListener('keydown', handleKeyDown);
    store.setState({ offer: null });
  };
  return {
    store,
    offer: (offer: UndoOffer, durationMs: number): void => {
      clear();
      document.addEventListener('keydown', handleKeyDown);
      timer = setTimeout(clear, durationMs);
      store.setState({ offer });
    },
    /** Ends this offer; a later one stays. */
    withdraw: (offer: UndoOffer): void => {
      if (store.getState().offer === offer) clear();
    },
  };
};
