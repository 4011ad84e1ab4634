import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** A notice stays until its condition ends; unlike a toast it does not close by itself. */
export interface Notice {
  text: string;
  severity?: 'info' | 'warning';
  action?: { label: string; run: () => void };
  /** The action would lose unsaved work: it is disabled, with a reason, until the work is saved. */
  waitsForSave?: boolean;
}

export const notices = createStore<{ list: readonly Notice[] }>(() => ({ list: [] }));

/** Shows a notice while the component is mounted. Memoise it. */
export const useNotice = (notice: Notice | null): void =>
  useEffect(() => {
    if (!notice) return;
    notices.setState(({ list }) => ({ list: [...list, notice] }));
    return () => notices.setState(({ list }) => ({ list: list.filter((other) => other !== notice) }));
  }, [notice]);
