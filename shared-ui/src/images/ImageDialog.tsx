import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type SubmitEvent } from 'react';
import { Field } from '../fields/Field.tsx';
import { ImageCrop } from './ImageCrop.tsx';
import { ImageSource } from './ImageSource.tsx';
import { useImageDialog, type ImageDialogOptions, type ImageDialogState } from './useImageDialog.ts';

export type { SelectedImage } from './useImageDialog.ts';

export interface ImageDialogProps extends ImageDialogOptions {
  title: string;
  /** Text of the button that ends the dialog. */
  confirmLabel: string;
  onCancel: () => void;
}

const AltFields = ({ state }: { state: ImageDialogState }) => (
  <div>
    <Field
      label="Alternative text"
      hint="What the image shows, for people who cannot see it."
      value={state.alt}
      disabled={state.isDecorative}
      slotProps={{ htmlInput: { maxLength: 300 } }}
      onChange={(event) => state.setAlt(event.target.value)}
      {...(state.errors.alt && { error: state.errors.alt })}
    />
    <FormControlLabel
      label="Decorative: it adds nothing to the text"
      control={
        <Checkbox
          checked={state.isDecorative}
          onChange={(event) => state.setIsDecorative(event.target.checked)}
        />
      }
    />
  </div>
);

/** Dialog for an image: a file or a URL, the part to show, and its alternative text unless it is decorative. */
export const ImageDialog = ({ title, confirmLabel, onCancel, ...options }: ImageDialogProps) => {
  const state = useImageDialog(options);
  const titleId = useId();
  const formId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void state.confirm();
  };
  return (
    <Dialog open onClose={onCancel} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack component="form" id={formId} noValidate spacing={2} onSubmit={submit}>
          {state.file ? (
            <ImageCrop file={state.file} onArea={state.setArea} onOther={() => state.setFile(null)} />
          ) : (
            <ImageSource
              url={state.url}
              urlError={state.errors.url}
              onUrl={state.setUrl}
              onFile={state.setFile}
            />
          )}
          <AltFields state={state} />
          {state.failure && (
            <Typography role="alert" color="error">
              {state.failure}
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" form={formId} variant="contained" loading={state.isBusy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
