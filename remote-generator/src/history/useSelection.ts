import { useCallback, useState } from 'react';

/** The ids of the selected rows; rows that are not loaded any more may be among them. */
export const useSelection = () => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setSelected((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return {
    selected,
    toggle,
    select: (ids: readonly string[]) => setSelected(new Set(ids)),
    clear: () => setSelected(new Set()),
  };
};
