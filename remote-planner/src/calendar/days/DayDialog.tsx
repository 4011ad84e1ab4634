import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/core';
import { spokenDay, type CalendarDay } from '../calendar.model.ts';
import type { ItemActions } from '../items/itemActions.ts';
import { DayItems } from './DayItems.tsx';

interface DayDialogProps {
  day: CalendarDay;
  actions: ItemActions;
  onAdd: (date: string) => void;
  onClose: () => void;
}

/** All articles of a day that holds more than its cell shows. */
export const DayDialog = ({ day, actions, onAdd, onClose }: DayDialogProps) => (
  <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="day-title">
    <DialogTitle id="day-title">{spokenDay(day.date)}</DialogTitle>
    <DialogContent>
      <DayItems items={day.items} past={day.past} actions={actions} onAdd={() => onAdd(day.date)} />
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </Dialog>
);
