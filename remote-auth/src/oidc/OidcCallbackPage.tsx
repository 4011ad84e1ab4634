import { signInWithOidc } from '@rankwright/contracts/account';
import { paths } from '@rankwright/contracts/paths';
import { createQueryKey, getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink, useSearchParams } from '@rankwright/sdk/router';
import { Button, LoadingState } from '@rankwright/shared-ui/core';
import { useEffect } from 'react';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { useRedirectAfterSignIn } from '../layout/useRedirectAfterSignIn.ts';
import { requestSignInWithOidc, ProviderAnswerError, readStartedSignIn } from './oidc.data.ts';

const getErrorText = (error: unknown): string =>
  error instanceof ProviderAnswerError
    ? error.message
    : getErrorMessage(error, 'The sign-in could not be completed. Please try again.');

/** Finishes a sign-in when the identity provider sends the person back. */
export const Component = () => {
  const [search] = useSearchParams();
  const redirect = useRedirectAfterSignIn(readStartedSignIn()?.from);
  const { data: challenge, error } = useQuery({
    queryKey: createQueryKey(signInWithOidc, { query: search.toString() }),
    queryFn: () => requestSignInWithOidc(search),
  });
  useEffect(() => {
    if (challenge !== undefined) redirect(challenge);
  }, [challenge, redirect]);
  if (error)
    return (
      <AuthLayout title="You are not signed in" lead={getErrorText(error)}>
        <Button component={RouterLink} to={paths.login} variant="contained" size="large">
          Back to log in
        </Button>
      </AuthLayout>
    );
  return (
    <AuthLayout title="Signing you in" lead="Finishing the sign-in…">
      <LoadingState shape="form" />
    </AuthLayout>
  );
};
