import {
  difficulty,
  scheduledStatuses,
  scheduledStatusLabels,
  volume,
  type ScheduledStatus,
} from '@rankwright/contracts/limits';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Field,
  MenuItem,
  Stack,
} from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';
import { readDifficulty, readVolume, type ItemForm } from './itemForm.model.ts';

interface ItemDialogProps {
  title: string;
  initial: ItemForm;
  /** Earliest day, `YYYY-MM-DD`. */
  min: string;
  busy: boolean;
  onSave: (form: ItemForm) => void;
  onClose: () => void;
}

/** Adds or edits an article of the plan. */
export const ItemDialog = ({ title, initial, min, busy, onSave, onClose }: ItemDialogProps) => {
  const [form, setForm] = useState(initial);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave(form);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="item-title">
      <DialogTitle id="item-title">{title}</DialogTitle>
      <DialogContent>
        <Stack component="form" id="item-form" spacing={2} onSubmit={submit}>
          <Field
            label="Title"
            required
            value={form.title}
            onChange={(event) => setForm({ ...form, title: event.target.value })}
          />
          <Field
            label="Date"
            type="date"
            required
            value={form.scheduledDate}
            slotProps={{ htmlInput: { min } }}
            onChange={(event) => setForm({ ...form, scheduledDate: event.target.value })}
            hint="Goes out between 7AM and 8AM UTC on this day."
          />
          <Field
            select
            label="Status"
            value={form.status}
            onChange={(event) => setForm({ ...form, status: event.target.value as ScheduledStatus })}
          >
            {scheduledStatuses.map((status) => (
              <MenuItem key={status} value={status}>
                {scheduledStatusLabels[status]}
              </MenuItem>
            ))}
          </Field>
          <Field
            label="Volume (words)"
            type="number"
            value={form.volume}
            slotProps={{ htmlInput: { min: volume.min, max: volume.max } }}
            onChange={(event) => setForm({ ...form, volume: readVolume(event.target.value) })}
          />
          <Field
            label="Difficulty"
            type="number"
            value={form.difficulty}
            slotProps={{ htmlInput: { min: difficulty.min, max: difficulty.max } }}
            onChange={(event) => setForm({ ...form, difficulty: readDifficulty(event.target.value) })}
          />
          <Field
            label="Type"
            value={form.type}
            onChange={(event) => setForm({ ...form, type: event.target.value })}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form="item-form" variant="contained" loading={busy}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
};
