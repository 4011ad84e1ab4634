import { getErrorMessage } from '@rankwright/sdk/api';
import { createLazyPart } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { Button, Skeleton } from '@rankwright/shared-ui/core';
import { requestSignInWithGoogle, type GoogleIdentity, type IdentityConfig } from './google.data.ts';
import { PopupError, requestPopupIdentity } from './identityPopup.ts';

/** Google's own button, only where a client id is configured. */
const GoogleButton = createLazyPart(async () => (await import('./GoogleButton.tsx')).GoogleButton);

interface GoogleSignInProps {
  config: IdentityConfig;
  label: string;
  failureTitle: string;
  /** With the challenge of an account that needs a code. */
  onSignedIn: (challenge: string | null) => void;
}

const getErrorText = (error: unknown): string =>
  error instanceof PopupError ? error.message : getErrorMessage(error, 'Google sign in failed');

/** Google sign-in: Google's own button with a client id, otherwise a popup with the local provider. */
export const GoogleSignIn = ({ config, label, failureTitle, onSignedIn }: GoogleSignInProps) => {
  const signingIn = useApiMutation({
    send: async (identity: GoogleIdentity | Promise<GoogleIdentity>) =>
      requestSignInWithGoogle(await identity),
    topic: failureTitle,
    errorTitle: failureTitle,
    errorText: getErrorText,
    success: (challenge) => (challenge ? null : { title: 'Signed in with Google' }),
    onSuccess: (challenge) => onSignedIn(challenge),
  });
  const { provider, clientId, url } = config;
  if (provider === 'google' && clientId)
    return (
      <GoogleButton
        clientId={clientId}
        signUp={label.startsWith('Sign up')}
        onIdentity={(identity) => signingIn.mutate(identity)}
        fallback={<Skeleton variant="rounded" height={44} />}
      />
    );
  return (
    <Button
      variant="outlined"
      size="large"
      fullWidth
      loading={signingIn.isPending || signingIn.data === null}
      onClick={() => url && signingIn.mutate(requestPopupIdentity(url))}
    >
      {label}
    </Button>
  );
};
