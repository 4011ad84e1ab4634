import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** Something that holds until it no longer does; unlike a toast it does not go by itself. */
export interface Notice {
  text: string;
  severity?: 'info' | 'warning';
  action?: { label: string; run: () => void };
  /** The action would cost unsaved work: it is disabled, and says why, until that is saved. */
  waitsForSave?: boolean;
}

export const notices = createStore<{ list: readonly Notice[] }>(() => ({ list: [] }));

/** Shows a notice while the component is on screen. Memoise it. */
export const useNotice = (notice: Notice | null): void =>
  useEffect(() => {
    if (!notice) return;
    notices.setState(({ list }) => ({ list: [...list, notice] }));
    return () => notices.setState(({ list }) => ({ list: list.filter((other) => other !== notice) }));
  }, [notice]);
