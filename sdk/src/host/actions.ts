import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** One thing a person can do: button, shortcut and command palette read the same object. */
export interface HostAction {
  id: string;
  label: string;
  group: string;
  /** e.g. `Mod+S`; Mod is Ctrl or Cmd. */
  keys?: string;
  enabled?: boolean;
  run: () => void;
}

export const actions = createStore<{ list: readonly HostAction[] }>(() => ({ list: [] }));

/** Adds actions; the result takes them away again. */
const registerActions = (added: readonly HostAction[]): (() => void) => {
  actions.setState(({ list }) => ({ list: [...list, ...added] }));
  return () => actions.setState(({ list }) => ({ list: list.filter((action) => !added.includes(action)) }));
};

/** Offers actions while the component is on screen. Memoise the list. */
export const useActions = (list: readonly HostAction[]): void =>
  useEffect(() => registerActions(list), [list]);
