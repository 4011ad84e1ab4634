import { Button } from '@rankwright/shared-ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { formatFullDate, type CalendarDay } from '../calendar.model.ts';
import type { ScheduledItemActions } from '../../scheduledItems/scheduledItemActions.ts';
import { DayScheduledItems } from './DayScheduledItems.tsx';

interface DayDialogProps {
  day: CalendarDay;
  actions: ScheduledItemActions;
  onAdd: (date: string) => void;
  onClose: () => void;
}

/** All articles of a day, opened from “+N” in its cell. */
export const DayDialog = ({ day, actions, onAdd, onClose }: DayDialogProps) => (
  <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="day-title">
    <DialogTitle id="day-title">{formatFullDate(day.date)}</DialogTitle>
    <DialogContent>
      <DayScheduledItems items={day.items} past={day.past} actions={actions} onAdd={() => onAdd(day.date)} />
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </Dialog>
);
