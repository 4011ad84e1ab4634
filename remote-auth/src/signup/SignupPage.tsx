import { plan } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { Link as RouterLink, useLocation } from '@rankwright/sdk/router';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Link } from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';
import { GoogleButton } from '../google/GoogleButton.tsx';
import { useAfterEntry } from '../layout/afterEntry.ts';
import { EntryLayout } from '../layout/EntryLayout.tsx';
import { OrRule } from '../layout/OrRule.tsx';
import { signUp } from './signup.data.ts';
import { emptySignup, signupRefusal, type SignupForm } from './signup.model.ts';
import { SignupFields } from './SignupFields.tsx';

export const Component = () => {
  const [form, setForm] = useState<SignupForm>(emptySignup);
  const onward = useAfterEntry();
  const location = useLocation();
  const entry = useMutation({
    mutationFn: signUp,
    onSuccess: () => {
      showToast({ title: 'Account created', description: 'Welcome to Rankwright.' });
      onward();
    },
    onError: (error) => showError('Signup Failed', messageOf(error, 'Signup failed')),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const refusal = signupRefusal(form);
    if (refusal) showError(refusal.title, refusal.text);
    else entry.mutate(form);
  };
  return (
    <EntryLayout
      title="Create your account"
      lead={
        <>
          {plan.trialDays}-day free trial, cancel anytime. Already have an account?{' '}
          <Link component={RouterLink} to={paths.login} state={location.state as unknown}>
            Sign in
          </Link>
        </>
      }
    >
      <SignupFields
        form={form}
        onChange={setForm}
        onSubmit={submit}
        busy={entry.isPending}
        done={entry.isSuccess}
      />
      <OrRule />
      <GoogleButton label="Sign up with Google" failureTitle="Google Sign Up Failed" onEntered={onward} />
    </EntryLayout>
  );
};
