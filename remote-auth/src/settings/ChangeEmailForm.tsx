import { ApiError } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { Button } from '@rankwright/shared-ui/core';
import { Field, PasswordField, useFormFields } from '@rankwright/shared-ui/forms';
import type { SubmitEvent } from 'react';
import { requestChangeEmail } from './settings.data.ts';
import { SettingsForm } from './SettingsForm.tsx';

const empty = { email: '', password: '' };

/** An account without a password confirms with a recent sign-in instead. */
export const ChangeEmailForm = ({ hasPassword }: { hasPassword: boolean }) => {
  const { values, setValues, formRef, errors, field } = useFormFields<typeof empty>(empty);
  const changing = useApiMutation({
    topic: 'email',
    send: requestChangeEmail,
    errorText: 'The address could not be changed. Please try again.',
    success: ({ message }) => ({ title: 'Link sent', description: message }),
    onSuccess: () => setValues(empty),
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'CURRENT_PASSWORD_INCORRECT') errors.show({ password: error.message });
      if (error.details.email) errors.show({ email: error.details.email });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const missing = {
      ...(!values.email.trim() && { email: 'Enter the new email address.' }),
      ...(hasPassword && !values.password && { password: 'Enter your password.' }),
    };
    if (errors.show(missing))
      changing.mutate({
        email: values.email.trim(),
        ...(hasPassword && { currentPassword: values.password }),
      });
  };
  return (
    <SettingsForm label="Change email address" formRef={formRef} onSubmit={submit}>
      <Field label="New email address" type="email" autoComplete="email" {...field('email')} />
      {hasPassword && (
        <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
      )}
      <Button type="submit" variant="outlined" loading={changing.isPending} sx={{ alignSelf: 'flex-start' }}>
        Change email address
      </Button>
    </SettingsForm>
  );
};
