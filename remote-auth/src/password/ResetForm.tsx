import { session } from '@rankwright/contracts/limits';
import { Button, PasswordField, Stack, useFieldErrors } from '@rankwright/shared-ui/core';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { resetErrors, type ResetValues } from './reset.model.ts';

export const ResetForm = ({ busy, onSubmit }: { busy: boolean; onSubmit: (password: string) => void }) => {
  const [form, setForm] = useState<ResetValues>({ next: '', confirmation: '' });
  const [formRef, errors] = useFieldErrors<keyof ResetValues>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (errors.show(resetErrors(form))) onSubmit(form.next);
  };
  const field = (name: keyof ResetValues) => ({
    name,
    required: true,
    autoComplete: 'new-password',
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setForm({ ...form, [name]: event.target.value });
      errors.clear(name);
    },
    ...errors.errorOf(name),
  });
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit} ref={formRef}>
      <PasswordField
        label="New password"
        hint={`At least ${session.passwordMinimum} characters.`}
        {...field('next')}
      />
      <PasswordField label="Confirm new password" {...field('confirmation')} />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Set password
      </Button>
    </Stack>
  );
};
