import { Button, Skeleton } from '@rankwright/shared-ui/core';
import { memo } from 'react';
import { formatFullDate, type CalendarDay } from '../calendar.model.ts';
import { ScheduledItemCard } from '../../scheduledItems/ScheduledItemCard.tsx';
import { useItemSelection } from '../../scheduledItems/SelectionContext.ts';
import { DayIndicators } from './DayIndicators.tsx';
import { DayNumber } from './DayNumber.tsx';
import { getCellAttributes } from './gridStyle.ts';
import type { DayActions } from './dayActions.ts';
import { formatCellLabel } from './cellLabel.model.ts';

interface DayCellProps {
  day: CalendarDay;
  actions: DayActions;
  compact: boolean;
  /** Every article of the day with its details, as in the week; otherwise one, and how many more there are. */
  isWhole: boolean;
  waiting: boolean;
  /** True for the one cell of the grid that Tab reaches. */
  active: boolean;
  target: boolean;
}

const EmptyDay = ({ day, actions, active }: Pick<DayCellProps, 'day' | 'actions' | 'active'>) =>
  day.past ? (
    <span data-part="over">Past date</span>
  ) : (
    <button
      type="button"
      data-part="invitation"
      tabIndex={active ? 0 : -1}
      onClick={() => actions.onDay(day.date)}
    >
      <span>Click to add content</span>
    </button>
  );

const DayContent = ({
  day,
  actions,
  active,
  isWhole,
}: Pick<DayCellProps, 'day' | 'actions' | 'active' | 'isWhole'>) => {
  const [shown, more] = isWhole ? [day.items, []] : [day.items.slice(0, 1), day.items.slice(1)];
  const tabIndex = active ? 0 : -1;
  return (
    <>
      {shown.map((item) => (
        <ScheduledItemCard key={item.id} item={item} actions={actions} tabIndex={tabIndex} />
      ))}
      {(shown.length === 0 || (isWhole && !day.past)) && (
        <EmptyDay day={day} actions={actions} active={active} />
      )}
      {more.length > 0 && (
        <Button
          size="small"
          tabIndex={tabIndex}
          aria-label={`+${more.length}: show all articles on this day`}
          onClick={() => actions.onMore(day.date)}
          sx={{ alignSelf: 'flex-start', minWidth: 32, minHeight: 24, px: 0.75, py: 0, ml: -0.75 }}
        >
          +{more.length}
        </Button>
      )}
    </>
  );
};

/** A day of the month: shows one article and counts the others. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, actions, compact, isWhole, waiting, active, target } = props;
  const { isSelected } = useItemSelection();
  const isFirstSelected = day.items[0] !== undefined && isSelected(day.items[0].id);
  const label = `${formatCellLabel(day)}${isFirstSelected ? ', selected' : ''}`;
  return (
    <div
      role="gridcell"
      data-date={day.date}
      data-drop-target={day.date}
      tabIndex={active ? 0 : -1}
      aria-label={waiting ? `${formatFullDate(day.date)}: Loading…` : label}
      aria-disabled={day.past}
      {...(day.today && { 'aria-current': 'date' })}
      {...(compact && { onClick: () => actions.onDay(day.date), 'aria-selected': active })}
      {...getCellAttributes({ day, selected: compact && active, target })}
    >
      <DayNumber day={day} compact={compact} isWhole={isWhole} />
      {waiting && <Skeleton variant="rounded" width={compact ? 10 : '80%'} height={compact ? 10 : 14} />}
      {!waiting && compact && <DayIndicators items={day.items} />}
      {!waiting && !compact && <DayContent day={day} actions={actions} active={active} isWhole={isWhole} />}
    </div>
  );
});
