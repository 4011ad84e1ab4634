import { plan } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { Link as RouterLink, useLocation } from '@rankwright/sdk/router';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Link } from '@rankwright/shared-ui/core';
import { GoogleEntry } from '../google/GoogleEntry.tsx';
import { useAfterEntry } from '../layout/afterEntry.ts';
import { EntryLayout } from '../layout/EntryLayout.tsx';
import { signUp } from './signup.data.ts';
import { SignupForm } from './SignupForm.tsx';

export const Component = () => {
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
      <SignupForm busy={entry.isPending || entry.isSuccess} onSubmit={(form) => entry.mutate(form)} />
      <GoogleEntry label="Sign up with Google" failureTitle="Google Sign Up Failed" onEntered={onward} />
    </EntryLayout>
  );
};
