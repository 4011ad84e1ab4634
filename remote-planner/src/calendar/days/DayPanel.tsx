import { Box, Typography } from '@rankwright/shared-ui/core';
import { useEffect, useRef } from 'react';
import { formatFullDate, type CalendarDay } from '../calendar.model.ts';
import type { ScheduledItemActions } from '../../scheduledItems/scheduledItemActions.ts';
import { DayScheduledItems } from './DayScheduledItems.tsx';

interface DayPanelProps {
  day: CalendarDay;
  /** True once the day was tapped: the panel below the grid then scrolls into view. */
  isTapped: boolean;
  actions: ScheduledItemActions;
  onAdd: (date: string) => void;
}

/** The selected day, below the compact grid. */
export const DayPanel = ({ day, isTapped, actions, onAdd }: DayPanelProps) => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isTapped) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isTapped, day.date]);
  return (
    <Box
      ref={panel}
      component="section"
      aria-labelledby="selected-day"
      sx={{ mt: 2, scrollMarginBottom: 16 }}
    >
      <Typography id="selected-day" variant="h4" component="h3" sx={{ mb: 1 }}>
        {formatFullDate(day.date)}
      </Typography>
      <DayScheduledItems items={day.items} past={day.past} actions={actions} onAdd={() => onAdd(day.date)} />
    </Box>
  );
};
