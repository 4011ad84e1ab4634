import type { UserProfile } from '@rankwright/contracts/account';
import { ApiError } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { session } from '@rankwright/sdk/session';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  PasswordField,
  useFormFields,
} from '@rankwright/shared-ui/core';
import { useId, type SubmitEvent } from 'react';
import { requestDeleteAccount } from './settings.data.ts';

interface DeleteAccountDialogProps {
  profile: Pick<UserProfile, 'email' | 'hasPassword'>;
  onClose: () => void;
}

/** Asks for the password; an account without one needs a recent sign-in, which the server checks. */
export const DeleteAccountDialog = ({ profile, onClose }: DeleteAccountDialogProps) => {
  const titleId = useId();
  const { values, formRef, errors, field } = useFormFields({ password: '' });
  const deleting = useApiMutation({
    send: requestDeleteAccount,
    errorText: 'The account could not be deleted. Please try again.',
    success: { title: 'Account deleted', description: 'Your account and its data have been deleted.' },
    onSuccess: () => session.end('logout'),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'CURRENT_PASSWORD_INCORRECT')
        errors.show({ password: error.message });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isMissing = profile.hasPassword && !values.password;
    if (errors.show(isMissing ? { password: 'Enter your password.' } : {}))
      deleting.mutate({
        confirm: profile.email,
        ...(profile.hasPassword && { currentPassword: values.password }),
      });
  };
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby={titleId}>
      <form noValidate onSubmit={submit} ref={formRef}>
        <DialogTitle id={titleId}>Delete this account?</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            This permanently deletes all data of {profile.email}: articles, plans, keywords and connections.
            Posts that are live on your sites stay online. This cannot be undone, so export your data first.
          </DialogContentText>
          {profile.hasPassword && (
            <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="error" loading={deleting.isPending}>
            Delete account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
