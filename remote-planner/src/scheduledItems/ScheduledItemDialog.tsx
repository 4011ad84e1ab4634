import { useConnections } from '@rankwright/sdk/queries';
import { PlatformCheckboxes } from '@rankwright/sdk/scheduling';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  useFieldErrors,
} from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';
import { ScheduledItemFields } from './ScheduledItemFields.tsx';
import {
  validateScheduledItemForm,
  type ScheduledItemField,
  type ScheduledItemForm,
} from './scheduledItemForm.model.ts';

export interface ScheduledItemDialogProps {
  title: string;
  initial: ScheduledItemForm;
  today: string;
  timeZone: string;
  busy: boolean;
  /** The server's error for the last attempt. */
  saveError: string | null;
  onSave: (form: ScheduledItemForm) => void;
  onClose: () => void;
}

/** Adds or edits a scheduled item. */
export const ScheduledItemDialog = ({
  title,
  initial,
  today,
  timeZone,
  busy,
  saveError,
  onSave,
  onClose,
}: ScheduledItemDialogProps) => {
  const [form, setForm] = useState(initial);
  const [formRef, fields] = useFieldErrors<ScheduledItemField>();
  const [now] = useState(() => new Date());
  const connections = useConnections();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (fields.show(validateScheduledItemForm(form, initial.scheduledDate, today))) onSave(form);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="item-title">
      <DialogTitle id="item-title">{title}</DialogTitle>
      <DialogContent>
        <Stack component="form" id="item-form" ref={formRef} noValidate spacing={2} onSubmit={submit}>
          {saveError && <Alert severity="error">{saveError}</Alert>}
          <ScheduledItemFields
            form={form}
            getError={fields.getErrorProps}
            min={today}
            timeZone={timeZone}
            now={now}
            onChange={setForm}
          />
          <PlatformCheckboxes
            connections={connections.data}
            failed={connections.isError}
            chosen={form.platforms}
            onChange={(platforms) => setForm({ ...form, platforms })}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form="item-form" variant="contained" loading={busy}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
};
