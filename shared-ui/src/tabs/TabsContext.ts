import { createContext, type SyntheticEvent } from 'react';

/** What names a tab: unique among the tabs of one list. */
export type TabValue = string | number | boolean;

interface TabsState {
  value: TabValue;
  isFullWidth: boolean;
  onSelect: (event: SyntheticEvent, value: TabValue) => void;
}

export const TabsContext = createContext<TabsState | null>(null);
