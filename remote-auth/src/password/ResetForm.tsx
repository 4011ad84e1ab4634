import { session } from '@rankwright/contracts/limits';
import { Button, Stack } from '@rankwright/shared-ui/core';
import { PasswordField, useFormFields } from '@rankwright/shared-ui/forms';
import type { SubmitEvent } from 'react';
import { validateReset, type ResetValues } from './reset.model.ts';

const required = { required: true, autoComplete: 'new-password' };

export const ResetForm = ({ busy, onSubmit }: { busy: boolean; onSubmit: (password: string) => void }) => {
  const { values: form, formRef, errors, field } = useFormFields<ResetValues>({ next: '', confirmation: '' });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (errors.show(validateReset(form))) onSubmit(form.next);
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit} ref={formRef}>
      <PasswordField
        label="New password"
        hint={`At least ${session.passwordMinimum} characters.`}
        {...required}
        {...field('next')}
      />
      <PasswordField label="Confirm new password" {...required} {...field('confirmation')} />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Set password
      </Button>
    </Stack>
  );
};
