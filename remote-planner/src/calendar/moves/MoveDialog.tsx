import type { ScheduledItem } from '@rankwright/contracts/planner';
import { useQuery } from '@rankwright/sdk/query';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { Field, useFormFields } from '@rankwright/shared-ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import type { SubmitEvent } from 'react';
import { monthQuery } from '../calendar.data.ts';
import { toMonth } from '../calendar.model.ts';
import { planMove, describeMoveTarget } from './moves.model.ts';

interface MoveDialogProps {
  item: ScheduledItem;
  today: string;
  onMove: (to: string | null, itemOnDay?: ScheduledItem) => void;
  onClose: () => void;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The first item on a day, read from its month; undefined until `known`. */
const useItemOnDay = (date: string): { itemOnDay: ScheduledItem | undefined; isLoaded: boolean } => {
  const month = useQuery({ ...monthQuery(toMonth(isDay(date) ? date : '2000-01-01')), enabled: isDay(date) });
  return {
    itemOnDay: month.data?.content.find(({ scheduledDate }) => scheduledDate === date),
    isLoaded: !month.isLoading,
  };
};

/** “Move to…”: moves an item without drag and drop, and shows whether the day is taken. */
export const MoveDialog = ({ item, today, onMove, onClose }: MoveDialogProps) => {
  const { values, field } = useFormFields({
    date: item.scheduledDate && item.scheduledDate >= today ? item.scheduledDate : '',
  });
  const { date } = values;
  const { itemOnDay, isLoaded } = useItemOnDay(date);
  const move = isDay(date) ? planMove(item, date, itemOnDay, today) : null;
  const canMove = move !== null && isLoaded && move.kind !== 'nothing' && move.kind !== 'refused';
  const message = move ? describeMoveTarget(move, date) : 'Choose a day.';
  const confirmMove = (to: string | null, other?: ScheduledItem) => {
    onMove(to, other);
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canMove) confirmMove(date, itemOnDay);
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
            slotProps={{ htmlInput: { min: today } }}
            {...field('date')}
          />
          <Typography id="move-words" role="status" variant="body2" color="textSecondary">
            {isLoaded ? message : 'Checking that day…'}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        {item.scheduledDate !== null && (
          <Button sx={{ mr: 'auto' }} onClick={() => confirmMove(null)}>
            Move to backlog
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          form="move-form"
          variant="contained"
          disabled={!canMove}
          aria-describedby="move-words"
        >
          Move
        </Button>
      </DialogActions>
    </Dialog>
  );
};
