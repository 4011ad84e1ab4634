import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { Link as RouterLink, useNavigate, useSearchParams } from '@rankwright/sdk/router';
import { showToast } from '@rankwright/sdk/toasts';
import { Alert, Button, Link, PasswordField, Stack } from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';
import { EntryLayout } from '../layout/EntryLayout.tsx';
import { setNewPassword } from './password.data.ts';

export const Component = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [newPassword, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const setting = useMutation({
    mutationFn: setNewPassword,
    onSuccess: ({ message }) => {
      showToast({ title: 'Password changed', description: message });
      void navigate(paths.login);
    },
  });
  const mismatch = confirmation !== '' && confirmation !== newPassword;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!mismatch) setting.mutate({ token: search.get('token') ?? '', newPassword });
  };
  return (
    <EntryLayout title="Set a new password" lead="It ends every other session of this account.">
      {setting.isError && (
        <Alert severity="error">
          {messageOf(setting.error, 'The password could not be set. Please try again.')}{' '}
          <Link component={RouterLink} to={paths.forgotPassword}>
            Ask for a new link
          </Link>
        </Alert>
      )}
      <Stack component="form" spacing={2} onSubmit={submit}>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          required
          value={newPassword}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          required
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
          {...(mismatch && { error: 'New passwords do not match' })}
        />
        <Button type="submit" variant="contained" size="large" loading={setting.isPending}>
          Set password
        </Button>
      </Stack>
    </EntryLayout>
  );
};
