import { useEffect, useId } from 'react';
import { createStore } from 'zustand/vanilla';

type Labels = Readonly<Record<string, string>>;

/** Labels of unsaved work on screen, by component id. The host asks before it replaces or leaves a screen. */
export const unsavedWork = createStore<{
  labels: Labels;
  /** Those of them that are not stored on this device either: another screen would lose them. */
  unstored: Labels;
}>(() => ({ labels: {}, unstored: {} }));

export const hasUnsavedWork = (): boolean => Object.keys(unsavedWork.getState().labels).length > 0;

const without = (labels: Labels, id: string): Labels =>
  Object.fromEntries(Object.entries(labels).filter(([key]) => key !== id));

const useUnsavedLabel = (dirty: boolean, label: string, isStored: boolean): void => {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    unsavedWork.setState(({ labels, unstored }) => ({
      labels: { ...labels, [id]: label },
      unstored: isStored ? unstored : { ...unstored, [id]: label },
    }));
    return () =>
      unsavedWork.setState(({ labels, unstored }) => ({
        labels: without(labels, id),
        unstored: without(unstored, id),
      }));
  }, [dirty, id, label, isStored]);
};

/** Marks this component as holding unsaved work, stored on this device, while `dirty`. */
export const useUnsavedWork = (dirty: boolean, label: string): void => useUnsavedLabel(dirty, label, true);

/** Marks a form as changed while `dirty`: the host asks before another screen replaces it. */
export const useUnsavedForm = (dirty: boolean, label: string): void => useUnsavedLabel(dirty, label, false);
