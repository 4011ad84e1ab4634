import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  onAnswer: (confirmed: boolean) => void;
}

/** Confirmation dialog. Escape and the backdrop answer false. */
export const ConfirmDialog = ({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  onAnswer,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    role="alertdialog"
    aria-labelledby="confirm-title"
    aria-describedby="confirm-text"
    onClose={() => onAnswer(false)}
    maxWidth="xs"
    fullWidth
  >
    <DialogTitle id="confirm-title">{title}</DialogTitle>
    <DialogContent>
      <DialogContentText id="confirm-text">{text}</DialogContentText>
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button onClick={() => onAnswer(false)}>{cancelLabel}</Button>
      <Button variant="contained" color={destructive ? 'error' : 'primary'} onClick={() => onAnswer(true)}>
        {confirmLabel}
      </Button>
    </DialogActions>
  </Dialog>
);
