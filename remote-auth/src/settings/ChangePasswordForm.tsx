import { ApiError } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { Button } from '@rankwright/shared-ui/core';
import { PasswordField, useFormFields } from '@rankwright/shared-ui/forms';
import type { SubmitEvent } from 'react';
import { requestUpdatePassword } from '../password/password.data.ts';
import { emptyPasswords, validatePasswordChange, type PasswordForm } from './password.model.ts';
import { SettingsForm } from './SettingsForm.tsx';

export const ChangePasswordForm = () => {
  const {
    values: form,
    setValues: setForm,
    formRef,
    errors,
    field,
  } = useFormFields<PasswordForm>(emptyPasswords);
  const changing = useApiMutation({
    topic: 'password',
    send: requestUpdatePassword,
    errorText: 'Password update failed',
    success: (message) => ({ title: 'Password changed', description: message }),
    onSuccess: () => setForm(emptyPasswords),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'CURRENT_PASSWORD_INCORRECT')
        errors.show({ current: error.message });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const validationError = validatePasswordChange(form);
    errors.show(validationError?.fields ?? {});
    if (validationError) showError('Error', validationError.text, 'password');
    else changing.mutate({ currentPassword: form.current, newPassword: form.next });
  };
  return (
    <SettingsForm label="Change Password" formRef={formRef} onSubmit={submit}>
      <PasswordField label="Current password" autoComplete="current-password" {...field('current')} />
      <PasswordField label="New password" autoComplete="new-password" {...field('next')} />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmation')} />
      <Button type="submit" variant="contained" loading={changing.isPending} sx={{ alignSelf: 'flex-start' }}>
        Change password
      </Button>
    </SettingsForm>
  );
};
