import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { Link as RouterLink, useLocation } from '@rankwright/sdk/router';
import { dismissErrors, showError, showToast } from '@rankwright/sdk/toasts';
import { Link } from '@rankwright/shared-ui/core';
import { GoogleSignIn } from '../google/GoogleSignIn.tsx';
import { useRedirectAfterSignIn } from '../layout/useRedirectAfterSignIn.ts';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { logIn } from './login.data.ts';
import { LoginForm } from './LoginForm.tsx';

export const Component = () => {
  const redirect = useRedirectAfterSignIn();
  const location = useLocation();
  const loggingIn = useMutation({
    mutationFn: logIn,
    onMutate: () => dismissErrors('log-in'),
    onSuccess: () => {
      showToast({ title: 'Welcome back', description: 'Taking you to your workspace.' });
      redirect();
    },
    onError: (error) => showError('Login Failed', getErrorMessage(error, 'Invalid credentials'), 'log-in'),
  });
  return (
    <AuthLayout
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
        busy={loggingIn.isPending || loggingIn.isSuccess}
        onSubmit={(credentials) => loggingIn.mutate(credentials)}
      />
      <GoogleSignIn label="Continue with Google" failureTitle="Google Sign-In Failed" onSignedIn={redirect} />
    </AuthLayout>
  );
};
