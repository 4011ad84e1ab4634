import type { Keyword } from '@rankwright/contracts/planner';
import type { RowSelection } from '@rankwright/shared-ui/tables';
import { useState } from 'react';

const getExtent = (selected: number, all: number): RowSelection<Keyword>['extent'] => {
  if (selected === 0) return 'none';
  return selected === all ? 'all' : 'some';
};

/** Selected keywords among those that the filters let through; others that were selected do not count. */
export const useKeywordSelection = (matches: readonly Keyword[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = matches.filter(({ id }) => ids.has(id));
  const extent = getExtent(selected.length, matches.length);
  const selection: RowSelection<Keyword> = {
    isSelected: ({ id }) => ids.has(id),
    onToggle: ({ id }) =>
      setIds(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id])),
    extent,
    onToggleAll: () => setIds(new Set(extent === 'all' ? [] : matches.map(({ id }) => id))),
    getName: ({ keyword }) => keyword,
  };
  return { selection, selected, clear: () => setIds(new Set()) };
};
