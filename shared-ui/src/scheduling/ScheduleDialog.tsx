import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref, type SubmitEvent } from 'react';

interface ScheduleDialogProps {
  title: string;
  submitLabel: string;
  busy: boolean;
  /** Why the form cannot be submitted; disables the button. */
  disabledReason?: string | null;
  /** The server's error for the last attempt. */
  error: string | null;
  formRef: Ref<HTMLFormElement>;
  onSubmit: () => void;
  onClose: () => void;
  /** At the right edge on wide screens, so that what it speaks of stays in view. */
  isSidePanel?: boolean;
  /** The form's fields. */
  children: ReactNode;
}

const sidePanel = {
  '& .MuiBackdrop-root': { bgcolor: { md: 'transparent' } },
  '& .MuiDialog-container': { justifyContent: { md: 'flex-end' } },
  '& .MuiDialog-paper': {
    m: { md: 0 },
    width: { md: 440 },
    height: { md: '100%' },
    maxHeight: { md: 'none' },
    borderRadius: { md: 0 },
    boxShadow: { md: 8 },
  },
} as const;

/** The dialog that plans an article: fields, the server's error, and one button that submits. */
export const ScheduleDialog = ({
  title,
  submitLabel,
  busy,
  disabledReason,
  error,
  formRef,
  onSubmit,
  onClose,
  isSidePanel = false,
  children,
}: ScheduleDialogProps) => {
  const id = useId();
  const isDisabled = Boolean(disabledReason);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isDisabled && !busy) onSubmit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      {...(isSidePanel && { sx: sidePanel })}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Stack component="form" id={`${id}-form`} ref={formRef} noValidate spacing={2} onSubmit={submit}>
          {error && <Alert severity="error">{error}</Alert>}
          {children}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Typography id={`${id}-reason`} variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {disabledReason}
        </Typography>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          form={`${id}-form`}
          variant="contained"
          disabled={isDisabled}
          loading={busy}
          aria-describedby={`${id}-reason`}
        >
          {submitLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
