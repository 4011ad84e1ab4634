import { messageOf } from '@rankwright/sdk/api';
import { useMutation, useQuery } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Button } from '@rankwright/shared-ui/core';
import { enterWithGoogle, identityQuery, type GoogleIdentity } from './google.data.ts';
import { GoogleOwnButton } from './GoogleOwnButton.tsx';
import { popupIdentity } from './popupIdentity.ts';

interface GoogleButtonProps {
  label: string;
  failureTitle: string;
  onEntered: () => void;
}

const words = (error: unknown): string =>
  error instanceof Error && error.constructor === Error
    ? error.message
    : messageOf(error, 'Google sign in failed');

/** Google sign-in as this deployment offers it: Google's own button, or the local provider's popup in development. */
export const GoogleButton = ({ label, failureTitle, onEntered }: GoogleButtonProps) => {
  const provider = useQuery(identityQuery).data;
  const entry = useMutation({
    mutationFn: async (identity: GoogleIdentity | Promise<GoogleIdentity>) => enterWithGoogle(await identity),
    onSuccess: () => {
      showToast({ title: 'Signed in with Google' });
      onEntered();
    },
    onError: (error) => showError(failureTitle, words(error)),
  });
  if (!provider || provider.provider === 'none') return null;
  if (provider.provider === 'google' && provider.clientId) {
    return (
      <GoogleOwnButton
        clientId={provider.clientId}
        signUp={label.startsWith('Sign up')}
        onIdentity={(identity) => entry.mutate(identity)}
      />
    );
  }
  const { url } = provider;
  return (
    <Button
      variant="outlined"
      size="large"
      fullWidth
      loading={entry.isPending}
      onClick={() => url && entry.mutate(popupIdentity(url))}
    >
      {label}
    </Button>
  );
};
