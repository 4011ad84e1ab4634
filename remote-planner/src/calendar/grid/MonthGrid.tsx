import { Box } from '@rankwright/shared-ui/core';
import { useEffect, useRef } from 'react';
import type { CalendarDay } from '../calendar.model.ts';
import type { ItemActions } from '../items/itemActions.ts';
import { DayCell } from './DayCell.tsx';
import { gridStyle } from './gridStyle.ts';
import type { GridState } from './useGrid.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export interface DayActions extends ItemActions {
  /** Adds to a day; shows the day where the grid is small. */
  onDay: (date: string) => void;
  onMore: (date: string) => void;
}

interface MonthGridProps {
  weeks: readonly CalendarDay[][];
  label: string;
  grid: GridState;
  actions: DayActions;
  /** Numbers and marks only, for phones; the day's articles stand below. */
  compact: boolean;
  /** The month is being read. */
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

/** Gives the focus to the day that the keys went to, once it is on screen. */
const useWantedFocus = ({ wanted, active }: GridState) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted === active) ref.current?.querySelector<HTMLElement>(`[data-date="${wanted}"]`)?.focus();
  }, [wanted, active]);
  return ref;
};

/** The month as a grid that speaks: one cell takes the focus, keys walk on from there. */
export const MonthGrid = ({ weeks, label, grid, actions, compact, waiting }: MonthGridProps) => {
  const ref = useWantedFocus(grid);
  return (
    <Box
      ref={ref}
      role="grid"
      aria-label={label}
      aria-describedby="planner-keys"
      aria-busy={waiting}
      onKeyDown={grid.onKeyDown}
      onFocus={grid.onFocus}
      sx={compact ? gridStyle.compact : gridStyle.whole}
    >
      <Weekdays compact={compact} />
      <div role="rowgroup">
        {/* Keyed by place: another month fills the same cells, which is faster than making new ones. */}
        {weeks.map((week, row) => (
          <div key={row} role="row">
            {week.map((day, column) => (
              <DayCell
                key={column}
                day={day}
                actions={actions}
                compact={compact}
                waiting={waiting}
                active={day.date === grid.active}
                target={day.date === grid.target}
              />
            ))}
          </div>
        ))}
      </div>
    </Box>
  );
};
