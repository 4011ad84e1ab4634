import { session } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import {
  Button,
  Checkbox,
  Field,
  FormControlLabel,
  Link,
  PasswordField,
  Stack,
  Typography,
} from '@rankwright/shared-ui/core';
import type { ChangeEvent, SubmitEvent } from 'react';
import type { SignupForm } from './signup.model.ts';

interface SignupFieldsProps {
  form: SignupForm;
  onChange: (form: SignupForm) => void;
  onSubmit: (event: SubmitEvent) => void;
  busy: boolean;
  done: boolean;
}

const Terms = () => (
  <>
    I agree to the{' '}
    <Link component={RouterLink} to={paths.terms}>
      Terms of Service
    </Link>{' '}
    and{' '}
    <Link component={RouterLink} to={paths.privacy}>
      Privacy Policy
    </Link>
  </>
);

export const SignupFields = ({ form, onChange, onSubmit, busy, done }: SignupFieldsProps) => {
  const field = (name: 'firstName' | 'lastName' | 'email' | 'password' | 'confirmation') => ({
    name,
    required: true,
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...form, [name]: event.target.value }),
  });
  const reason = 'Agree to the terms to create your account.';
  return (
    <Stack component="form" spacing={2} onSubmit={onSubmit}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Field label="First name" autoComplete="given-name" {...field('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
      </Stack>
      <Field label="Email" type="email" autoComplete="email" {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${session.passwordMinimum} characters.`}
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmation')} />
      <FormControlLabel
        control={<Checkbox checked={form.agreed} onChange={(_, agreed) => onChange({ ...form, agreed })} />}
        label={<Terms />}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={busy}
        disabled={!form.agreed || done}
        aria-describedby="signup-reason"
      >
        Create account
      </Button>
      <Typography id="signup-reason" variant="body2" color="textSecondary">
        {form.agreed ? '' : reason}
      </Typography>
    </Stack>
  );
};
