import type { ReactNode } from 'react';
import { SelectionContext, useSelectionState } from './scheduledItems/SelectionContext.ts';
import { SelectionBar } from './selection/lazySelectionBar.ts';

/** Lets articles of the plan be selected, and shows what can be done with them. */
export const PlanSelection = ({ today, children }: { today: string; children: ReactNode }) => {
  const selection = useSelectionState();
  return (
    <SelectionContext value={selection}>
      {children}
      {selection.items.length > 0 && <SelectionBar today={today} />}
    </SelectionContext>
  );
};
