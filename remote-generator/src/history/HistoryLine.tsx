import type { HistoryRow } from '@rankwright/contracts/articles';
import { Checkbox } from '@rankwright/shared-ui/forms';
import { memo, type Ref } from 'react';
import { Difficulty, HistoryDate, Status, Thumbnail, Title } from './HistoryCells.tsx';
import { RowMenu, type RowEvents } from './RowMenu.tsx';

export interface HistoryLineProps extends RowEvents {
  row: HistoryRow;
  index: number;
  isSelected: boolean;
  onSelect: (id: string) => void;
  measure: Ref<HTMLDivElement>;
}

const getTypeLabel = ({ type, isImported }: HistoryRow): string => {
  if (type !== 'article') return 'Scheduled';
  return isImported ? 'Imported' : 'Article';
};

const checkboxStyle = { p: 0.5 } as const;

/** One row: columns on a wide screen, a card with labels (`data-label`) on a narrow one. */
export const HistoryLine = memo(
  ({ row, index, isSelected, canWrite, onSelect, measure, onRemove, onDuplicate }: HistoryLineProps) => (
    <div role="row" ref={measure} data-index={index} aria-rowindex={index + 2}>
      <div role="cell" data-area="choose">
        {row.type === 'article' && (
          <Checkbox
            size="small"
            checked={isSelected}
            onChange={() => onSelect(row.id)}
            slotProps={{ input: { 'aria-label': `Select ${row.title}` } }}
            sx={checkboxStyle}
          />
        )}
      </div>
      <div role="cell" data-area="image">
        <Thumbnail image={row.image} />
      </div>
      <div role="cell" data-area="title">
        <Title row={row} canWrite={canWrite} />
      </div>
      <div role="presentation" data-area="facts">
        <div role="cell" data-area="status">
          <Status row={row} />
        </div>
        <div role="cell" data-label="Keyword: " data-empty={!row.keyword || undefined}>
          {row.keyword || '–'}
        </div>
        <div role="cell" data-label="Difficulty: " data-empty={row.difficulty === null || undefined}>
          <Difficulty value={row.difficulty} />
        </div>
        <div role="cell" data-label="Words: " data-align="right">
          {row.volume}
        </div>
        <div role="cell" data-label="Date: ">
          <HistoryDate row={row} />
        </div>
        <div role="cell" data-label="Type: ">
          {getTypeLabel(row)}
        </div>
      </div>
      <div role="cell" data-area="menu">
        <RowMenu row={row} canWrite={canWrite} onRemove={onRemove} onDuplicate={onDuplicate} />
      </div>
    </div>
  ),
);
HistoryLine.displayName = 'HistoryLine';
