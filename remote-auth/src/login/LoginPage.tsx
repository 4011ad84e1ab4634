import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { Link as RouterLink, useLocation } from '@rankwright/sdk/router';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Link } from '@rankwright/shared-ui/core';
import { GoogleEntry } from '../google/GoogleEntry.tsx';
import { useAfterEntry } from '../layout/afterEntry.ts';
import { EntryLayout } from '../layout/EntryLayout.tsx';
import { logIn } from './login.data.ts';
import { LoginForm } from './LoginForm.tsx';

export const Component = () => {
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
      <LoginForm
        busy={entry.isPending || entry.isSuccess}
        onSubmit={(credentials) => entry.mutate(credentials)}
      />
      <GoogleEntry label="Continue with Google" failureTitle="Google Sign-In Failed" onEntered={onward} />
    </EntryLayout>
  );
};
