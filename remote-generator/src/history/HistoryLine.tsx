import type { HistoryRow } from '@rankwright/contracts/articles';
import { Box, Checkbox } from '@rankwright/shared-ui/core';
import { memo, type ReactNode, type Ref } from 'react';
import { day, Difficulty, Picture, Status, Title } from './HistoryCells.tsx';
import { lineGrid } from './lineGrid.ts';
import { RowMenu, type RowEvents } from './RowMenu.tsx';

interface CellProps {
  area?: string;
  /** Said before the value where the columns have no heads. */
  label?: string;
  align?: 'right';
  children: ReactNode;
}

const Cell = ({ area, label, align, children }: CellProps) => (
  <Box
    role="cell"
    {...(label && { 'data-label': `${label}: ` })}
    sx={{
      minWidth: 0,
      overflowWrap: 'anywhere',
      gridArea: { xs: area, lg: 'auto' },
      lineHeight: 1.4,
      ...(align && { textAlign: { lg: align }, pr: { lg: 2 } }),
      ...(label && {
        '&::before': { content: { xs: 'attr(data-label) / ""', lg: 'none' }, color: 'text.secondary' },
      }),
    }}
  >
    {children}
  </Box>
);

export interface HistoryLineProps extends RowEvents {
  row: HistoryRow;
  index: number;
  /** Pixels from the top of the list. */
  start: number;
  chosen: boolean;
  onChoose: (id: string) => void;
  measure: Ref<HTMLDivElement>;
}

/** One row: columns on a wide screen, a card on a narrow one. */
export const HistoryLine = memo(
  ({ row, index, start, chosen, onChoose, measure, onRemove, onDuplicate }: HistoryLineProps) => (
    <Box
      role="row"
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      sx={{ ...lineGrid, position: 'absolute', insetInline: 0, top: 0, borderTop: 1, borderColor: 'divider' }}
      style={{ transform: `translateY(${start}px)` }}
    >
      <Cell area="choose">
        {row.type === 'article' && (
          <Checkbox
            size="small"
            checked={chosen}
            onChange={() => onChoose(row.id)}
            slotProps={{ input: { 'aria-label': `Choose ${row.title}` } }}
            sx={{ p: 0.5 }}
          />
        )}
      </Cell>
      <Cell area="image">
        <Picture image={row.image} />
      </Cell>
      <Cell area="title">
        <Title row={row} />
      </Cell>
      <Box
        role="presentation"
        sx={{
          display: { xs: 'flex', lg: 'contents' },
          gridArea: 'facts',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          fontSize: '0.875rem',
        }}
      >
        <Cell>
          <Status status={row.status} />
        </Cell>
        <Cell label="Keyword">{row.keyword || '–'}</Cell>
        <Cell label="Difficulty">
          <Difficulty value={row.difficulty} />
        </Cell>
        <Cell label="Volume" align="right">
          {row.volume}
        </Cell>
        <Cell label="Date">{day(row.date)}</Cell>
        <Cell label="Type">{row.type === 'article' ? 'Article' : 'Scheduled'}</Cell>
      </Box>
      <Cell area="menu">
        <RowMenu row={row} onRemove={onRemove} onDuplicate={onDuplicate} />
      </Cell>
    </Box>
  ),
);
HistoryLine.displayName = 'HistoryLine';
