import { useConnections } from '@rankwright/sdk/queries';
import { PlatformBoxes } from '@rankwright/sdk/scheduling';
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
import { ItemFields } from './ItemFields.tsx';
import { itemErrors, type ItemField, type ItemForm } from './itemForm.model.ts';

export interface ItemDialogProps {
  title: string;
  initial: ItemForm;
  today: string;
  timeZone: string;
  busy: boolean;
  /** What the server said to the last try. */
  refusal: string | null;
  onSave: (form: ItemForm) => void;
  onClose: () => void;
}

/** Adds or edits an article of the plan. */
export const ItemDialog = ({
  title,
  initial,
  today,
  timeZone,
  busy,
  refusal,
  onSave,
  onClose,
}: ItemDialogProps) => {
  const [form, setForm] = useState(initial);
  const [formRef, fields] = useFieldErrors<ItemField>();
  const [now] = useState(() => new Date());
  const connections = useConnections();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (fields.show(itemErrors(form, initial.scheduledDate, today))) onSave(form);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="item-title">
      <DialogTitle id="item-title">{title}</DialogTitle>
      <DialogContent>
        <Stack component="form" id="item-form" ref={formRef} noValidate spacing={2} onSubmit={submit}>
          {refusal && <Alert severity="error">{refusal}</Alert>}
          <ItemFields
            form={form}
            errorOf={fields.errorOf}
            min={today}
            timeZone={timeZone}
            now={now}
            onChange={setForm}
          />
          <PlatformBoxes
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
