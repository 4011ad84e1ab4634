import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { Link as RouterLink, useLocation } from '@rankwright/sdk/router';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Button, Field, Link, PasswordField, Stack } from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';
import { GoogleButton } from '../google/GoogleButton.tsx';
import { useAfterEntry } from '../layout/afterEntry.ts';
import { EntryLayout } from '../layout/EntryLayout.tsx';
import { OrRule } from '../layout/OrRule.tsx';
import { logIn } from './login.data.ts';

export const Component = () => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const onward = useAfterEntry();
  const location = useLocation();
  const entry = useMutation({
    mutationFn: logIn,
    onSuccess: () => {
      showToast({ title: 'Welcome back', description: 'Taking you to your workspace.' });
      onward();
    },
    onError: (error) => showError('Login Failed', messageOf(error, 'Invalid credentials')),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    entry.mutate({ email, password });
  };
  return (
    <EntryLayout
      title="Log in"
      lead={
        <>
          New here?{' '}
          <Link component={RouterLink} to={paths.signup} state={location.state as unknown}>
            Sign up
          </Link>
        </>
      }
    >
      <Stack component="form" spacing={2} onSubmit={submit}>
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Link component={RouterLink} to={paths.forgotPassword} sx={{ alignSelf: 'flex-end' }}>
          Forgot password?
        </Link>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={entry.isPending}
          disabled={entry.isSuccess}
        >
          Log in
        </Button>
      </Stack>
      <OrRule />
      <GoogleButton label="Continue with Google" failureTitle="Google Sign-In Failed" onEntered={onward} />
    </EntryLayout>
  );
};
