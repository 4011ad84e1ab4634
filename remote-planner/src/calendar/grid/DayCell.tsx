import { useDroppable } from '@rankwright/shared-ui/calendar';
import { Button, Skeleton } from '@rankwright/shared-ui/core';
import { memo } from 'react';
import { formatFullDate, type CalendarDay } from '../calendar.model.ts';
import { ScheduledItemCard } from '../../scheduledItems/ScheduledItemCard.tsx';
import { DayIndicators } from './DayIndicators.tsx';
import { DayNumber } from './DayNumber.tsx';
import { getCellAttributes } from './gridStyle.ts';
import type { DayActions } from './dayActions.ts';
import { formatCellLabel } from './cellLabel.model.ts';

interface DayCellProps {
  day: CalendarDay;
  actions: DayActions;
  compact: boolean;
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
      Click to add content
    </button>
  );

const DayContent = ({ day, actions, active }: Pick<DayCellProps, 'day' | 'actions' | 'active'>) => {
  const [item, ...more] = day.items;
  const tabIndex = active ? 0 : -1;
  if (!item) return <EmptyDay day={day} actions={actions} active={active} />;
  return (
    <>
      <ScheduledItemCard item={item} actions={actions} tabIndex={tabIndex} />
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
  const { day, actions, compact, waiting, active, target } = props;
  const { setNodeRef, isOver } = useDroppable({ id: day.date });
  return (
    <div
      ref={setNodeRef}
      role="gridcell"
      data-date={day.date}
      data-drop-target={day.date}
      tabIndex={active ? 0 : -1}
      aria-label={waiting ? `${formatFullDate(day.date)}: Loading…` : formatCellLabel(day)}
      aria-disabled={day.past}
      {...(day.today && { 'aria-current': 'date' })}
      {...(compact && { onClick: () => actions.onDay(day.date), 'aria-selected': active })}
      {...getCellAttributes({ day, selected: compact && active, over: isOver, target })}
    >
      <DayNumber day={day} compact={compact} />
      {waiting && <Skeleton variant="rounded" width={compact ? 10 : '80%'} height={compact ? 10 : 14} />}
      {!waiting && compact && <DayIndicators items={day.items} />}
      {!waiting && !compact && <DayContent day={day} actions={actions} active={active} />}
    </div>
  );
});
