import { messageOf } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Button, PasswordField, Stack, Typography } from '@rankwright/shared-ui/core';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { changePassword } from '../password/password.data.ts';
import { emptyPasswords, passwordFieldErrors, passwordRefusal, type PasswordForm } from './password.model.ts';

export const ChangePasswordForm = () => {
  const [form, setForm] = useState<PasswordForm>(emptyPasswords);
  const [errors, setErrors] = useState<Partial<PasswordForm>>({});
  const changing = useMutation({
    mutationFn: changePassword,
    onSuccess: (message) => {
      setForm(emptyPasswords);
      showToast({ title: 'Password changed', description: message });
    },
    onError: (error) => showError('Error', messageOf(error, 'Password update failed')),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const refusal = passwordRefusal(form);
    setErrors(passwordFieldErrors(form));
    if (refusal) showError('Error', refusal);
    else changing.mutate({ currentPassword: form.current, newPassword: form.next });
  };
  const field = (name: keyof PasswordForm) => ({
    name,
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setForm({ ...form, [name]: event.target.value }),
    ...(errors[name] && !form[name] && { error: errors[name] }),
  });
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={submit}
      sx={{ maxWidth: 420 }}
      aria-labelledby="change-password"
    >
      <Typography component="h2" variant="h4" id="change-password">
        Change Password
      </Typography>
      <PasswordField label="Current password" autoComplete="current-password" {...field('current')} />
      <PasswordField label="New password" autoComplete="new-password" {...field('next')} />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmation')} />
      <Button type="submit" variant="contained" loading={changing.isPending} sx={{ alignSelf: 'flex-start' }}>
        Change password
      </Button>
    </Stack>
  );
};
