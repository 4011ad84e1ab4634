import { copyText } from '@rankwright/sdk/host';
import { Button, Icon } from '@rankwright/shared-ui/core';
import { Field } from '@rankwright/shared-ui/forms';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@rankwright/shared-ui/overlays';
import { useId } from 'react';
import { formatDay, formatMonth } from './report.model.ts';

interface PrivateLinkDialogProps {
  month: string;
  url: string;
  endsAt: string;
  timeZone: string;
  onClose: () => void;
}

/** Shows a new private link, once: only its hash is stored. */
export const PrivateLinkDialog = ({ month, url, endsAt, timeZone, onClose }: PrivateLinkDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>Private link to {formatMonth(month)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Anyone with this link can read the report until {formatDay(endsAt, timeZone)}, without an account.
          It is shown only once; you can create another at any time.
        </DialogContentText>
        <Field
          label="Private link"
          value={url}
          slotProps={{
            input: { readOnly: true },
            htmlInput: { onFocus: ({ target }) => target.select() },
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" startIcon={<Icon name="copy" />} onClick={() => void copyText(url)}>
          Copy link
        </Button>
      </DialogActions>
    </Dialog>
  );
};
