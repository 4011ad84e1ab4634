import { copyText } from '@rankwright/sdk/host';
import { ApiError } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { Box, Button, Icon, Stack, Typography } from '@rankwright/shared-ui/core';
import { Field, useFormFields } from '@rankwright/shared-ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { useId, type SubmitEvent } from 'react';
import { QrCode } from './QrCode.tsx';
import { requestEnableTwoFactor } from './setup.data.ts';
import { outdatedByChange } from './twoFactor.data.ts';

interface ScanDialogProps {
  secret: string;
  uri: string;
  onEnabled: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

const Secret = ({ secret }: { secret: string }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="body2" color="textSecondary">
      Cannot scan it? Enter this key in the app:
    </Typography>
    <Box component="code" sx={{ display: 'block', my: 1, overflowWrap: 'anywhere', userSelect: 'all' }}>
      {secret.replace(/(.{4})(?=.)/g, '$1 ')}
    </Box>
    <Button size="small" startIcon={<Icon name="copy" />} onClick={() => void copyText(secret)}>
      Copy key
    </Button>
  </Box>
);

/** The authenticator app reads the secret; a code of it proves that it did. */
export const ScanDialog = ({ secret, uri, onEnabled, onClose }: ScanDialogProps) => {
  const titleId = useId();
  const { values, formRef, errors, field } = useFormFields({ code: '' });
  const enabling = useApiMutation({
    send: requestEnableTwoFactor,
    errorText: 'The code could not be checked. Please try again.',
    success: { title: 'Two-factor authentication is on' },
    invalidates: outdatedByChange,
    onSuccess: ({ recoveryCodes }) => onEnabled(recoveryCodes),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'SECOND_FACTOR_CODE')
        errors.show({ code: error.message });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = values.code.trim();
    if (errors.show(code ? {} : { code: 'Enter the code that your app shows.' })) enabling.mutate(code);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form noValidate onSubmit={submit} ref={formRef}>
        <DialogTitle id={titleId}>Add Rankwright to your authenticator app</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5}>
            <Typography>
              Scan this QR code with an app such as 1Password, Google Authenticator or Authy.
            </Typography>
            <Stack
              direction={{ xs: 'column', sm: 'row' }}
              spacing={2.5}
              sx={{ alignItems: { sm: 'center' } }}
            >
              <QrCode text={uri} label="QR code for your authenticator app" />
              <Secret secret={secret} />
            </Stack>
            <Field
              label="Code from the app"
              autoComplete="one-time-code"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              {...field('code')}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={enabling.isPending}>
            Turn on
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
