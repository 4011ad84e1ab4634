import type { HistoryRow } from '@rankwright/contracts/articles';
import { Box, visuallyHidden, type Theme } from '@rankwright/shared-ui/core';
import { useCallback } from 'react';
import { HistoryLine } from './HistoryLine.tsx';
import { lineGrid, linesStyle } from './historyStyle.ts';
import type { RowEvents } from './RowMenu.tsx';
import { useLinesInSight } from './useLinesInSight.ts';

const columns = ['Image', 'Title', 'Status', 'Keyword', 'Difficulty', 'Volume', 'Date', 'Type'];

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

export interface HistoryTableProps extends RowEvents {
  rows: readonly HistoryRow[];
  chosen: ReadonlySet<string>;
  onChoose: (id: string) => void;
}

/** Any number of rows, of which only those near the window are drawn, one below the other. */
export const HistoryTable = ({ rows, chosen, onChoose, onRemove, onDuplicate }: HistoryTableProps) => {
  const { list, lines, begin, height, measure } = useLinesInSight(
    rows.length,
    useCallback((index: number) => rows[index]?.id ?? index, [rows]),
  );
  return (
    <Box role="table" aria-label="Content history" aria-rowcount={rows.length + 1}>
      <Head />
      <div ref={list} role="rowgroup" style={{ height }}>
        <Box role="presentation" sx={linesStyle} style={{ transform: `translateY(${begin}px)` }}>
          {lines.map(({ key, index }) => {
            const row = rows[index];
            return (
              row && (
                <HistoryLine
                  key={key}
                  row={row}
                  index={index}
                  chosen={chosen.has(row.id)}
                  onChoose={onChoose}
                  measure={measure}
                  onRemove={onRemove}
                  onDuplicate={onDuplicate}
                />
              )
            );
          })}
        </Box>
      </div>
    </Box>
  );
};
