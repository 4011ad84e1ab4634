import { useEffect, useId } from 'react';
import { createStore } from 'zustand/vanilla';

/** Labels of unsaved work on screen, by component id. The host asks before it replaces or leaves a screen. */
export const unsavedWork = createStore<{ labels: Readonly<Record<string, string>> }>(() => ({ labels: {} }));

export const hasUnsavedWork = (): boolean => Object.keys(unsavedWork.getState().labels).length > 0;

/** Marks this component as holding unsaved work while `dirty`. */
export const useUnsavedWork = (dirty: boolean, label: string): void => {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    unsavedWork.setState(({ labels }) => ({ labels: { ...labels, [id]: label } }));
    return () =>
      unsavedWork.setState(({ labels }) => ({
        labels: Object.fromEntries(Object.entries(labels).filter(([key]) => key !== id)),
      }));
  }, [dirty, id, label]);
};
