import type { Passkey } from '@rankwright/contracts/account';
import { useApiMutation } from '@rankwright/sdk/query';
import { Button } from '@rankwright/shared-ui/core';
import { Field, useFormFields } from '@rankwright/shared-ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { useId, type SubmitEvent } from 'react';
import { passkeysQuery, requestRenamePasskey } from './passkeys.data.ts';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

export const RenamePasskeyDialog = ({ passkey, onClose }: RenamePasskeyDialogProps) => {
  const titleId = useId();
  const { values, formRef, errors, field } = useFormFields({ name: passkey.name });
  const renaming = useApiMutation({
    send: (name: string) => requestRenamePasskey(passkey.id, name),
    errorText: 'The passkey could not be renamed. Please try again.',
    success: { title: 'Passkey renamed' },
    invalidates: [passkeysQuery.queryKey],
    onSuccess: onClose,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const name = values.name.trim();
    if (errors.show(name ? {} : { name: 'Enter a name.' })) renaming.mutate(name);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit} ref={formRef}>
        <DialogTitle id={titleId}>Rename passkey</DialogTitle>
        <DialogContent>
          <Field label="Name" {...field('name')} slotProps={{ htmlInput: { maxLength: 60 } }} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={renaming.isPending}>
            Rename
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
