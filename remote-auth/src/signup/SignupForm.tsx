import { session } from '@rankwright/contracts/limits';
import { dismissErrors, showError } from '@rankwright/sdk/toasts';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { Field, PasswordField, useFormFields } from '@rankwright/shared-ui/forms';
import { useEffect, type SubmitEvent } from 'react';
import { emptySignup, validateSignup, getSignupError, type SignupForm as Values } from './signup.model.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';

interface SignupFormProps {
  /** True from submit until the redirect. */
  busy: boolean;
  onSubmit: (form: Values) => void;
}

export const SignupForm = ({ busy, onSubmit }: SignupFormProps) => {
  const { values: form, setValues: setForm, formRef, errors, field } = useFormFields<Values>(emptySignup);
  const isValid = getSignupError(form) === null;
  useEffect(() => {
    if (isValid) dismissErrors('sign-up');
  }, [isValid]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const complete = errors.show(validateSignup(form));
    const signupError = getSignupError(form);
    if (signupError) showError(signupError.title, signupError.text, 'sign-up');
    else if (complete) onSubmit(form);
  };
  return (
    // Without scripts, `post` keeps the password out of the address.
    <Stack component="form" method="post" noValidate spacing={2} onSubmit={submit} ref={formRef}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Field required label="First name" autoComplete="given-name" {...field('firstName')} />
        <Field required label="Last name" autoComplete="family-name" {...field('lastName')} />
      </Stack>
      <Field required label="Email" type="email" autoComplete="email" {...field('email')} />
      <PasswordField
        required
        label="Password"
        autoComplete="new-password"
        hint={`At least ${session.passwordMinimum} characters.`}
        {...field('password')}
      />
      <PasswordField
        required
        label="Confirm password"
        autoComplete="new-password"
        {...field('confirmation')}
      />
      <TermsCheckbox agreed={form.agreed} onChange={(agreed) => setForm({ ...form, agreed })} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={busy}
        disabled={!form.agreed}
        aria-describedby="signup-reason"
      >
        Create account
      </Button>
      <Typography id="signup-reason" variant="body2" color="textSecondary" sx={{ minHeight: '1.55em' }}>
        {form.agreed ? '' : 'Agree to the terms to create your account.'}
      </Typography>
    </Stack>
  );
};
