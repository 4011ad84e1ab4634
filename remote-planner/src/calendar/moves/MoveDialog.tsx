import type { ScheduledItem } from '@rankwright/contracts/planner';
import { useQuery } from '@rankwright/sdk/query';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Field,
  Stack,
  Typography,
} from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';
import { monthQuery } from '../calendar.data.ts';
import { monthOf } from '../calendar.model.ts';
import { planMove, targetWords } from './moves.model.ts';

interface MoveDialogProps {
  item: ScheduledItem;
  today: string;
  onMove: (to: string | null, there?: ScheduledItem) => void;
  onClose: () => void;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What stands on a day, read from its month; undefined also while that is not known. */
const useTaken = (date: string): { there: ScheduledItem | undefined; known: boolean } => {
  const month = useQuery({ ...monthQuery(monthOf(isDay(date) ? date : '2000-01-01')), enabled: isDay(date) });
  return {
    there: month.data?.content.find(({ scheduledDate }) => scheduledDate === date),
    known: !month.isLoading,
  };
};

/** “Move to…”: the way without a pointer; says beforehand what stands on the day. */
export const MoveDialog = ({ item, today, onMove, onClose }: MoveDialogProps) => {
  const [date, setDate] = useState(
    item.scheduledDate && item.scheduledDate >= today ? item.scheduledDate : '',
  );
  const { there, known } = useTaken(date);
  const wish = isDay(date) ? planMove(item, date, there, today) : null;
  const possible = wish !== null && known && wish.kind !== 'nothing' && wish.kind !== 'refused';
  const words = wish ? targetWords(wish, date) : 'Choose a day.';
  const finish = (to: string | null, other?: ScheduledItem) => {
    onMove(to, other);
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (possible) finish(date, there);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="move-title">
      <DialogTitle id="move-title">Move “{item.title}”</DialogTitle>
      <DialogContent>
        <Stack component="form" id="move-form" noValidate spacing={2} onSubmit={submit}>
          <Field
            label="New date"
            type="date"
            required
            value={date}
            slotProps={{ htmlInput: { min: today } }}
            onChange={(event) => setDate(event.target.value)}
          />
          <Typography id="move-words" role="status" variant="body2" color="textSecondary">
            {known ? words : 'Looking at that day…'}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        {item.scheduledDate !== null && (
          <Button sx={{ mr: 'auto' }} onClick={() => finish(null)}>
            Move to backlog
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          form="move-form"
          variant="contained"
          disabled={!possible}
          aria-describedby="move-words"
        >
          Move
        </Button>
      </DialogActions>
    </Dialog>
  );
};
