import { getErrorMessage } from '@rankwright/sdk/api';
import { Box } from '@rankwright/shared-ui/core';
import { Field } from '@rankwright/shared-ui/forms';
import { useState } from 'react';
import { requestAddPasskey, isAlreadyAdded } from './addPasskey.data.ts';
import { outdatedByPasskey } from './passkeys.data.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { formatDevice } from './session.model.ts';

const describeFailure = (error: Error): string =>
  isAlreadyAdded(error)
    ? 'This device already has a passkey for your account.'
    : getErrorMessage(error, 'No passkey was created. Please try again.');

interface AddPasskeyDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

export const AddPasskeyDialog = ({ hasPassword, onClose }: AddPasskeyDialogProps) => {
  const [name, setName] = useState(formatDevice(navigator.userAgent));
  return (
    <PasswordDialog
      title="Add a passkey"
      confirmLabel="Continue"
      hasPassword={hasPassword}
      fields={
        <Box sx={{ mb: 2 }}>
          <Field
            label="Name"
            value={name}
            hint="Helps you recognize it in this list."
            slotProps={{ htmlInput: { maxLength: 60 } }}
            onChange={({ target }) => setName(target.value)}
          />
        </Box>
      }
      send={(body) => requestAddPasskey(name.trim() || 'Passkey', body)}
      errorText={describeFailure}
      success={{ title: 'Passkey added', description: 'You can log in with it from now on.' }}
      invalidates={outdatedByPasskey}
      onSuccess={onClose}
      onClose={onClose}
    >
      Your browser asks where to store it: on this device, on your phone or on a security key.
    </PasswordDialog>
  );
};
