import type { HistoryRow } from '@rankwright/contracts/articles';
import { Checkbox } from '@rankwright/shared-ui/core';
import { memo, type Ref } from 'react';
import { day, Difficulty, Picture, Status, Title } from './HistoryCells.tsx';
import { RowMenu, type RowEvents } from './RowMenu.tsx';

export interface HistoryLineProps extends RowEvents {
  row: HistoryRow;
  index: number;
  chosen: boolean;
  onChoose: (id: string) => void;
  measure: Ref<HTMLDivElement>;
}

const chooseStyle = { p: 0.5 } as const;

/** One row: columns on a wide screen, a card on a narrow one. What has no head there says its label first. */
export const HistoryLine = memo(
  ({ row, index, chosen, onChoose, measure, onRemove, onDuplicate }: HistoryLineProps) => (
    <div role="row" ref={measure} data-index={index} aria-rowindex={index + 2}>
      <div role="cell" data-area="choose">
        {row.type === 'article' && (
          <Checkbox
            size="small"
            checked={chosen}
            onChange={() => onChoose(row.id)}
            slotProps={{ input: { 'aria-label': `Choose ${row.title}` } }}
            sx={chooseStyle}
          />
        )}
      </div>
      <div role="cell" data-area="image">
        <Picture image={row.image} />
      </div>
      <div role="cell" data-area="title">
        <Title row={row} />
      </div>
      <div role="presentation" data-area="facts">
        <div role="cell" data-area="status">
          <Status status={row.status} />
        </div>
        <div role="cell" data-label="Keyword: ">
          {row.keyword || '–'}
        </div>
        <div role="cell" data-label="Difficulty: ">
          <Difficulty value={row.difficulty} />
        </div>
        <div role="cell" data-label="Volume: " data-align="right">
          {row.volume}
        </div>
        <div role="cell" data-label="Date: ">
          {day(row.date)}
        </div>
        <div role="cell" data-label="Type: ">
          {row.type === 'article' ? 'Article' : 'Scheduled'}
        </div>
      </div>
      <div role="cell" data-area="menu">
        <RowMenu row={row} onRemove={onRemove} onDuplicate={onDuplicate} />
      </div>
    </div>
  ),
);
HistoryLine.displayName = 'HistoryLine';
