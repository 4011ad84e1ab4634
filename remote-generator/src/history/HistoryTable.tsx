import type { HistoryRow } from '@rankwright/contracts/articles';
import { Box, type Theme, visuallyHidden } from '@rankwright/shared-ui/core';
import { useCallback } from 'react';
import { useCanWrite } from '../article/plan.data.ts';
import { HistoryLine } from './HistoryLine.tsx';
import { rowGrid, rowsStyle } from './historyStyle.ts';
import type { RowEvents } from './RowMenu.tsx';
import { useVirtualRows } from './useVirtualRows.ts';

const columns = ['Image', 'Title', 'Status', 'Keyword', 'Difficulty', 'Words', 'Date', 'Type'];

const hiddenOnNarrowScreens = (theme: Theme) => ({ [theme.breakpoints.down('lg')]: visuallyHidden });
const headStyle = {
  ...rowGrid,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 600,
  py: 1,
} as const;

const Head = () => (
  <Box role="rowgroup" sx={hiddenOnNarrowScreens}>
    <Box role="row" aria-rowindex={1} sx={headStyle}>
      {['Select', ...columns, 'Actions'].map((label) => (
        <Box key={label} role="columnheader" sx={label === 'Words' ? { textAlign: 'right', pr: 2 } : {}}>
          {columns.includes(label) ? label : <span style={visuallyHidden}>{label}</span>}
        </Box>
      ))}
    </Box>
  </Box>
);

export interface HistoryTableProps extends Omit<RowEvents, 'canWrite'> {
  rows: readonly HistoryRow[];
  selected: ReadonlySet<string>;
  onSelect: (id: string) => void;
}

/** A virtualized table: only the rows near the viewport are rendered. */
export const HistoryTable = ({ rows, selected, onSelect, onRemove, onDuplicate }: HistoryTableProps) => {
  const canWrite = useCanWrite();
  const { list, lines, begin, height, measure } = useVirtualRows(
    rows.length,
    useCallback((index: number) => rows[index]?.id ?? index, [rows]),
  );
  return (
    <Box role="table" aria-label="Content history" aria-rowcount={rows.length + 1}>
      <Head />
      <div ref={list} role="rowgroup" style={{ height }}>
        <Box role="presentation" sx={rowsStyle} style={{ transform: `translateY(${begin}px)` }}>
          {lines.map(({ key, index }) => {
            const row = rows[index];
            return (
              row && (
                <HistoryLine
                  key={key}
                  row={row}
                  index={index}
                  isSelected={selected.has(row.id)}
                  canWrite={canWrite}
                  onSelect={onSelect}
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
