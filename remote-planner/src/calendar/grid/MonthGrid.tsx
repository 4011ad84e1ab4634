import { Box } from '@rankwright/shared-ui/core';
import type { CalendarDay } from '../calendar.model.ts';
import type { DayActions } from './dayActions.ts';
import { DayCell } from './DayCell.tsx';
import { gridStyle } from './gridStyle.ts';
import type { GridState } from './useGridKeyboard.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface MonthGridProps {
  weeks: readonly CalendarDay[][];
  label: string;
  grid: GridState;
  actions: DayActions;
  /** Numbers and dots only, for phones; the day's articles are listed below. */
  compact: boolean;
  /** Every article of each day with its details. */
  isWhole: boolean;
  /** True while the month loads. */
  waiting: boolean;
}

const Weekdays = ({ compact }: { compact: boolean }) => (
  <div role="row">
    {weekdays.map((name) => (
      <div key={name} role="columnheader" aria-label={name}>
        {name.slice(0, compact ? 1 : 3)}
      </div>
    ))}
  </div>
);

/** The month, or one week with a row for each day, as an ARIA grid with one tab stop and keyboard navigation. */
export const MonthGrid = ({ weeks, label, grid, actions, compact, isWhole, waiting }: MonthGridProps) => {
  const { gridRef, onKeyDown, onFocus, active, target } = grid;
  const rows = isWhole ? weeks.flat().map((day) => [day]) : weeks;
  return (
    <Box
      ref={gridRef}
      role="grid"
      aria-label={label}
      aria-describedby="planner-keys"
      aria-busy={waiting}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      sx={compact ? gridStyle.compact : isWhole ? gridStyle.week : gridStyle.month}
    >
      {!isWhole && <Weekdays compact={compact} />}
      <div role="rowgroup">
        {/* Keyed by position: changing the month reuses the cells, which is faster than creating new ones. */}
        {rows.map((days, row) => (
          <div key={row} role="row">
            {days.map((day, column) => (
              <DayCell
                key={column}
                day={day}
                actions={actions}
                compact={compact}
                isWhole={isWhole}
                waiting={waiting}
                active={day.date === active}
                target={day.date === target}
              />
            ))}
          </div>
        ))}
      </div>
    </Box>
  );
};
