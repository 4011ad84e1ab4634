import { plan } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useApiMutation } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Link } from '@rankwright/shared-ui/core';
import { useRedirectAfterSignIn } from '../layout/useRedirectAfterSignIn.ts';
import { useSignInState } from '../layout/useSignInState.ts';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { ProviderSignIn } from '../providers/ProviderSignIn.tsx';
import { requestRegisterAccount } from './signup.data.ts';
import { SignupForm } from './SignupForm.tsx';

export const Component = () => {
  const redirect = useRedirectAfterSignIn();
  const signInState = useSignInState();
  const signingUp = useApiMutation({
    topic: 'sign-up',
    send: requestRegisterAccount,
    errorTitle: 'Signup Failed',
    errorText: 'Signup failed',
    success: { title: 'Account created', description: 'Welcome to Rankwright.' },
    onSuccess: () => redirect(),
  });
  return (
    <AuthLayout
      title="Create your account"
      lead={
        <>
          {plan.trialDays}-day free trial, cancel anytime. Already have an account?{' '}
          <Link component={RouterLink} to={paths.login} state={signInState}>
            Sign in
          </Link>
        </>
      }
    >
      <SignupForm
        busy={signingUp.isPending || signingUp.isSuccess}
        onSubmit={(form) => signingUp.mutate(form)}
      />
      <ProviderSignIn verb="Sign up with" googleFailureTitle="Google Sign Up Failed" onSignedIn={redirect} />
    </AuthLayout>
  );
};
