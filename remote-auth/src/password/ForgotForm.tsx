import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, Field, Link, Stack, useFieldErrors } from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';

interface ForgotFormProps {
  busy: boolean;
  /** Server error about the email; null when there is none. */
  emailError: string | null;
  onSubmit: (email: string) => void;
}

export const ForgotForm = ({ busy, emailError, onSubmit }: ForgotFormProps) => {
  const [email, setEmail] = useState('');
  const [formRef, errors] = useFieldErrors<'email'>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (errors.show(email.trim() ? {} : { email: 'Enter your email.' })) onSubmit(email);
  };
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit} ref={formRef}>
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          errors.clear('email');
        }}
        {...(emailError && { error: emailError })}
        {...errors.getErrorProps('email')}
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
