import { Box, Typography } from '@rankwright/shared-ui/core';
import { spokenDay, type CalendarDay } from '../calendar.model.ts';
import type { ItemActions } from '../items/itemActions.ts';
import { DayItems } from './DayItems.tsx';

interface DayPanelProps {
  day: CalendarDay;
  actions: ItemActions;
  onAdd: (date: string) => void;
}

/** The chosen day below a small grid. */
export const DayPanel = ({ day, actions, onAdd }: DayPanelProps) => (
  <Box component="section" aria-labelledby="chosen-day" sx={{ mt: 2 }}>
    <Typography id="chosen-day" variant="h4" component="h3" sx={{ mb: 1 }}>
      {spokenDay(day.date)}
    </Typography>
    <DayItems items={day.items} past={day.past} actions={actions} onAdd={() => onAdd(day.date)} />
  </Box>
);
