import type { HistoryRow } from '@rankwright/contracts/articles';
import { Box, visuallyHidden, type Theme } from '@rankwright/shared-ui/core';
import { useWindowVirtualizer } from '@rankwright/shared-ui/data';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { HistoryLine } from './HistoryLine.tsx';
import { lineGrid } from './lineGrid.ts';
import type { RowEvents } from './RowMenu.tsx';

const columns = ['Image', 'Title', 'Status', 'Keyword', 'Difficulty', 'Volume', 'Date', 'Type'];
/** Pixels; the real height of a row is measured once it is drawn. */
const usualHeight = 72;
/** Rows drawn beyond the window on each side, so that a fast scroll finds them there. */
const beyond = 12;

const hiddenWhereNarrow = (theme: Theme) => ({ [theme.breakpoints.down('lg')]: visuallyHidden });
const head = { ...lineGrid, color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600, py: 1 } as const;

const Head = () => (
  <Box role="rowgroup" sx={hiddenWhereNarrow}>
    <Box role="row" aria-rowindex={1} sx={head}>
      {['Choose', ...columns, 'Actions'].map((label) => (
        <Box key={label} role="columnheader" sx={label === 'Volume' ? { textAlign: 'right', pr: 2 } : {}}>
          {columns.includes(label) ? label : <span style={visuallyHidden}>{label}</span>}
        </Box>
      ))}
    </Box>
  </Box>
);

/** Where the list begins on the page; the window scrolls, not the list. */
const useTop = () => {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { list, top };
};

export interface HistoryTableProps extends RowEvents {
  rows: readonly HistoryRow[];
  chosen: ReadonlySet<string>;
  onChoose: (id: string) => void;
}

/** Any number of rows, of which only those near the window are drawn. */
export const HistoryTable = ({ rows, chosen, onChoose, onRemove, onDuplicate }: HistoryTableProps) => {
  const { list, top } = useTop();
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usualHeight,
    overscan: beyond,
    scrollMargin: top,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
  });
  return (
    <Box role="table" aria-label="Content history" aria-rowcount={rows.length + 1}>
      <Head />
      <Box
        ref={list}
        role="rowgroup"
        sx={{ position: 'relative' }}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          return (
            row && (
              <HistoryLine
                key={key}
                row={row}
                index={index}
                start={start - top}
                chosen={chosen.has(row.id)}
                onChoose={onChoose}
                measure={virtual.measureElement}
                onRemove={onRemove}
                onDuplicate={onDuplicate}
              />
            )
          );
        })}
      </Box>
    </Box>
  );
};
