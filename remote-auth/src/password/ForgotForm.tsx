import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, Field, Link, Stack } from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';

export const ForgotForm = ({ busy, onSubmit }: { busy: boolean; onSubmit: (email: string) => void }) => {
  const [email, setEmail] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(email);
  };
  return (
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
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Send reset link
      </Button>
      <Link component={RouterLink} to={paths.login}>
        Back to Sign In
      </Link>
    </Stack>
  );
};
