import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** An action of the current screen, shared by its button, its shortcut and the command palette. */
export interface HostAction {
  id: string;
  label: string;
  group: string;
  /** Other words that the search of the palette finds it by. */
  keywords?: string;
  /** e.g. `Mod+S`; Mod is Ctrl or Cmd. */
  keys?: string;
  enabled?: boolean;
  run: () => void;
}

export const actions = createStore<{ list: readonly HostAction[] }>(() => ({ list: [] }));

/** Registers actions; returns the function that removes them. */
const registerActions = (added: readonly HostAction[]): (() => void) => {
  actions.setState(({ list }) => ({ list: [...list, ...added] }));
  return () => actions.setState(({ list }) => ({ list: list.filter((action) => !added.includes(action)) }));
};

/** Registers actions while the component is mounted. Memoise the list. */
export const useActions = (list: readonly HostAction[]): void =>
  useEffect(() => registerActions(list), [list]);
