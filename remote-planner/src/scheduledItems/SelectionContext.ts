import type { ScheduledItem } from '@rankwright/contracts/planner';
import { createContext, useContext, useMemo, useState } from 'react';

export interface ItemSelection {
  items: readonly ScheduledItem[];
  isSelected: (id: string) => boolean;
  /** Adds an item, or takes it out. */
  toggle: (item: ScheduledItem) => void;
  clear: () => void;
}

const nothing: ItemSelection = {
  items: [],
  isSelected: () => false,
  toggle: () => undefined,
  clear: () => undefined,
};

/** What is selected on the plan. Beside it, nothing can be selected. */
export const SelectionContext = createContext<ItemSelection>(nothing);
export const useItemSelection = (): ItemSelection => useContext(SelectionContext);

/** The state behind `SelectionContext`. */
export const useSelectionState = (): ItemSelection => {
  const [items, setItems] = useState<readonly ScheduledItem[]>([]);
  return useMemo(
    () => ({
      items,
      isSelected: (id) => items.some((item) => item.id === id),
      toggle: (item) =>
        setItems((now) =>
          now.some(({ id }) => id === item.id) ? now.filter(({ id }) => id !== item.id) : [...now, item],
        ),
      clear: () => setItems([]),
    }),
    [items],
  );
};
