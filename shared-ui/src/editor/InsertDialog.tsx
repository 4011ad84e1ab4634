import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useState, type SubmitEvent } from 'react';
import { Field } from '../fields/Field.tsx';

export interface Inserted {
  url: string;
  /** Alternative text of an image. */
  text: string;
}

interface InsertDialogProps {
  kind: 'link' | 'image';
  onCancel: () => void;
  onInsert: (inserted: Inserted) => void;
}

const isUrl = (text: string): boolean => /^(https?:\/\/|mailto:)\S+$/.test(text);

/** Dialog for the URL of a link or image, and the alternative text of an image. */
export const InsertDialog = ({ kind, onCancel, onInsert }: InsertDialogProps) => {
  const [inserted, setInserted] = useState<Inserted>({ url: 'https://', text: '' });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const urlError = isSubmitted && !isUrl(inserted.url) ? 'Enter a URL that starts with https://' : undefined;
  const textError =
    isSubmitted && kind === 'image' && !inserted.text.trim()
      ? 'Describe the image for people who cannot see it.'
      : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setIsSubmitted(true);
    if (isUrl(inserted.url) && (kind === 'link' || inserted.text.trim())) onInsert(inserted);
  };
  return (
    <Dialog open onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby="insert-title">
      <DialogTitle id="insert-title">{kind === 'link' ? 'Add a link' : 'Add an image'}</DialogTitle>
      <DialogContent>
        <Stack component="form" id="insert-form" noValidate spacing={2} onSubmit={submit}>
          <Field
            label="URL"
            value={inserted.url}
            onChange={(event) => setInserted({ ...inserted, url: event.target.value })}
            {...(urlError && { error: urlError })}
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
