import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useState, type SubmitEvent } from 'react';
import { Field } from '../fields/Field.tsx';

export interface Inserted {
  address: string;
  /** Alternative text of an image. */
  text: string;
}

interface InsertDialogProps {
  kind: 'link' | 'image';
  onCancel: () => void;
  onInsert: (inserted: Inserted) => void;
}

const isAddress = (text: string): boolean => /^(https?:\/\/|mailto:)\S+$/.test(text);

/** Asks for an address, and for an image also what it shows. */
export const InsertDialog = ({ kind, onCancel, onInsert }: InsertDialogProps) => {
  const [inserted, setInserted] = useState<Inserted>({ address: 'https://', text: '' });
  const [tried, setTried] = useState(false);
  const addressError =
    tried && !isAddress(inserted.address) ? 'Enter an address that starts with https://' : undefined;
  const textError =
    tried && kind === 'image' && !inserted.text.trim()
      ? 'Say what the image shows, for people who cannot see it.'
      : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (isAddress(inserted.address) && (kind === 'link' || inserted.text.trim())) onInsert(inserted);
  };
  return (
    <Dialog open onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby="insert-title">
      <DialogTitle id="insert-title">{kind === 'link' ? 'Add a link' : 'Add an image'}</DialogTitle>
      <DialogContent>
        <Stack component="form" id="insert-form" noValidate spacing={2} onSubmit={submit}>
          <Field
            label="Address"
            value={inserted.address}
            onChange={(event) => setInserted({ ...inserted, address: event.target.value })}
            {...(addressError && { error: addressError })}
          />
          {kind === 'image' && (
            <Field
              label="Alternative text"
              value={inserted.text}
              onChange={(event) => setInserted({ ...inserted, text: event.target.value })}
              {...(textError && { error: textError })}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" form="insert-form" variant="contained">
          Add
        </Button>
      </DialogActions>
    </Dialog>
  );
};
