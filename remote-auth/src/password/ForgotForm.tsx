import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, Link, Stack } from '@rankwright/shared-ui/core';
import { Field, useFormFields } from '@rankwright/shared-ui/forms';
import type { SubmitEvent } from 'react';

interface ForgotFormProps {
  busy: boolean;
  /** Server error about the email; null when there is none. */
  emailError: string | null;
  onSubmit: (email: string) => void;
}

export const ForgotForm = ({ busy, emailError, onSubmit }: ForgotFormProps) => {
  const { values, formRef, errors, field } = useFormFields({ email: '' });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (errors.show(values.email.trim() ? {} : { email: 'Enter your email.' })) onSubmit(values.email);
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit} ref={formRef}>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        required
        {...(emailError && { error: emailError })}
        {...field('email')}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Send reset link
      </Button>
      <Link component={RouterLink} to={paths.login} sx={{ alignSelf: 'flex-start' }}>
        Back to Sign In
      </Link>
    </Stack>
  );
};
