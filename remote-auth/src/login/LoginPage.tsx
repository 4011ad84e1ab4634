import { paths } from '@rankwright/contracts/paths';
import { useApiMutation } from '@rankwright/sdk/query';
import { Link as RouterLink, useLocation } from '@rankwright/sdk/router';
import { Link } from '@rankwright/shared-ui/core';
import { GoogleSignIn } from '../google/GoogleSignIn.tsx';
import { useRedirectAfterSignIn } from '../layout/useRedirectAfterSignIn.ts';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { logIn } from './login.data.ts';
import { getLoginError } from './login.model.ts';
import { LoginForm } from './LoginForm.tsx';

export const Component = () => {
  const redirect = useRedirectAfterSignIn();
  const location = useLocation();
  const loggingIn = useApiMutation({
    topic: 'log-in',
    send: logIn,
    errorTitle: 'Login Failed',
    errorText: getLoginError,
    success: { title: 'Welcome back', description: 'Taking you to your workspace.' },
    onSuccess: redirect,
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
