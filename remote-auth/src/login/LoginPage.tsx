import { paths } from '@rankwright/contracts/paths';
import { createLazyPart } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, Link, LoadingState } from '@rankwright/shared-ui/core';
import { useRedirectAfterSignIn } from '../layout/useRedirectAfterSignIn.ts';
import { useSignInState } from '../layout/useSignInState.ts';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { ProviderSignIn } from '../providers/ProviderSignIn.tsx';
import { requestLogIn } from './login.data.ts';
import { getLoginError, loginTexts } from './login.model.ts';
import { LoginForm } from './LoginForm.tsx';

/** Loaded only for an account with two-factor authentication. */
const CodePage = createLazyPart(
  async () => (await import(/* webpackChunkName: "login-more" */ './CodePage.tsx')).CodePage,
);

export const Component = () => {
  const redirect = useRedirectAfterSignIn();
  const signInState = useSignInState();
  const shared = {
    topic: 'log-in',
    errorTitle: loginTexts.failedTitle,
    success: (challenge: string | null) =>
      challenge ? null : { title: loginTexts.welcomeTitle, description: loginTexts.welcome },
    onSuccess: redirect,
  };
  const loggingIn = useApiMutation({ ...shared, send: requestLogIn, errorText: getLoginError });
  const usingPasskey = useApiMutation({
    ...shared,
    send: async () =>
      (await import(/* webpackChunkName: "login-more" */ './passkey.data.ts')).requestLogInWithPasskey(),
    errorText: 'No passkey was used. Try again, or log in with your password.',
  });
  const { challenge } = signInState;
  if (challenge)
    return <CodePage challenge={challenge} onSignedIn={redirect} fallback={<LoadingState shape="form" />} />;
  return (
    <AuthLayout
      title="Log in"
      lead={
        <>
          New here?{' '}
          <Link component={RouterLink} to={paths.signup} state={signInState}>
            Sign up
          </Link>
        </>
      }
    >
      <LoginForm
        busy={loggingIn.isPending || loggingIn.data === null}
        onSubmit={(credentials) => loggingIn.mutate(credentials)}
      />
      <Button
        variant="outlined"
        size="large"
        loading={usingPasskey.isPending || usingPasskey.data === null}
        onClick={() => usingPasskey.mutate()}
      >
        Log in with a passkey
      </Button>
      <ProviderSignIn verb="Continue with" googleFailureTitle="Google Sign-In Failed" onSignedIn={redirect} />
    </AuthLayout>
  );
};
