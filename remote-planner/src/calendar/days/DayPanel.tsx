import { Box, Typography } from '@rankwright/shared-ui/core';
import { formatFullDate, type CalendarDay } from '../calendar.model.ts';
import type { ScheduledItemActions } from '../../scheduledItems/scheduledItemActions.ts';
import { DayScheduledItems } from './DayScheduledItems.tsx';

interface DayPanelProps {
  day: CalendarDay;
  actions: ScheduledItemActions;
  onAdd: (date: string) => void;
}

/** The chosen day, below the compact grid. */
export const DayPanel = ({ day, actions, onAdd }: DayPanelProps) => (
  <Box component="section" aria-labelledby="chosen-day" sx={{ mt: 2 }}>
    <Typography id="chosen-day" variant="h4" component="h3" sx={{ mb: 1 }}>
      {formatFullDate(day.date)}
    </Typography>
    <DayScheduledItems items={day.items} past={day.past} actions={actions} onAdd={() => onAdd(day.date)} />
  </Box>
);
