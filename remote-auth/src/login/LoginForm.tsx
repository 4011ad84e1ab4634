import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, Link, Stack } from '@rankwright/shared-ui/core';
import { Field, NoScriptNotice, PasswordField, useFormFields } from '@rankwright/shared-ui/forms';
import type { SubmitEvent } from 'react';
import type { Credentials } from './login.data.ts';
import { validateLogin } from './login.model.ts';

interface LoginFormProps {
  /** True from submit until the redirect. */
  busy: boolean;
  onSubmit: (credentials: Credentials) => void;
}

export const LoginForm = ({ busy, onSubmit }: LoginFormProps) => {
  const {
    values: credentials,
    formRef,
    errors,
    field,
  } = useFormFields<Credentials>({ email: '', password: '' });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (errors.show(validateLogin(credentials))) onSubmit(credentials);
  };
  return (
    // Without scripts, `post` keeps the password out of the address.
    <Stack component="form" method="post" noValidate spacing={2} onSubmit={submit} ref={formRef}>
      <Field required label="Email" type="email" autoComplete="email" {...field('email')} />
      <PasswordField required label="Password" autoComplete="current-password" {...field('password')} />
      <Link component={RouterLink} to={paths.forgotPassword} sx={{ alignSelf: 'flex-end' }}>
        Forgot password?
      </Link>
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Log in
      </Button>
      <NoScriptNotice text="Logging in needs JavaScript." />
    </Stack>
  );
};
