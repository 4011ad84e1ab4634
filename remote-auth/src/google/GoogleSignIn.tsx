import { getErrorMessage } from '@rankwright/sdk/api';
import { useApiMutation, useQuery } from '@rankwright/sdk/query';
import { Button, Divider, Skeleton, Stack } from '@rankwright/shared-ui/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { requestSignInWithGoogle, identityQuery, type GoogleIdentity } from './google.data.ts';
import { PopupError, requestPopupIdentity } from './identityPopup.ts';

/** Google's own button, only where a client id is configured. */
const GoogleButton = lazy(async () => ({
  default: (await import('./GoogleButton.tsx')).GoogleButton,
}));

interface GoogleSignInProps {
  label: string;
  failureTitle: string;
  /** With the challenge of an account that needs a code. */
  onSignedIn: (challenge: string | null) => void;
}

const getErrorText = (error: unknown): string =>
  error instanceof PopupError ? error.message : getErrorMessage(error, 'Google sign in failed');

const SignInSection = ({ children }: { children: ReactNode }) => (
  <Stack spacing={3}>
    <Divider>or</Divider>
    {children}
  </Stack>
);

/**
 * Google sign-in: Google's own button with a client id, a popup with the local provider, otherwise nothing.
 */
export const GoogleSignIn = ({ label, failureTitle, onSignedIn }: GoogleSignInProps) => {
  const identityConfig = useQuery(identityQuery);
  const signingIn = useApiMutation({
    send: async (identity: GoogleIdentity | Promise<GoogleIdentity>) =>
      requestSignInWithGoogle(await identity),
    topic: failureTitle,
    errorTitle: failureTitle,
    errorText: getErrorText,
    success: (challenge) => (challenge ? null : { title: 'Signed in with Google' }),
    onSuccess: (challenge) => onSignedIn(challenge),
  });
  if (identityConfig.isPending)
    return (
      <SignInSection>
        <Skeleton variant="rounded" height={48} />
      </SignInSection>
    );
  if (identityConfig.isError || identityConfig.data.provider === 'none') return null;
  const { provider, clientId, url } = identityConfig.data;
  if (provider === 'google' && clientId)
    return (
      <SignInSection>
        <Suspense fallback={<Skeleton variant="rounded" height={44} />}>
          <GoogleButton
            clientId={clientId}
            signUp={label.startsWith('Sign up')}
            onIdentity={(identity) => signingIn.mutate(identity)}
          />
        </Suspense>
      </SignInSection>
    );
  return (
    <SignInSection>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        loading={signingIn.isPending || signingIn.data === null}
        onClick={() => url && signingIn.mutate(requestPopupIdentity(url))}
      >
        {label}
      </Button>
    </SignInSection>
  );
};
