import { messageOf } from '@rankwright/sdk/api';
import { useMutation, useQuery } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Button, Divider, Skeleton, Stack } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { enterWithGoogle, identityQuery, type GoogleIdentity } from './google.data.ts';
import { GoogleOwnButton } from './GoogleOwnButton.tsx';
import { PopupRefusal, popupIdentity } from './popupIdentity.ts';

interface GoogleEntryProps {
  label: string;
  failureTitle: string;
  onEntered: () => void;
}

const words = (error: unknown): string =>
  error instanceof PopupRefusal ? error.message : messageOf(error, 'Google sign in failed');

const Entry = ({ children }: { children: ReactNode }) => (
  <Stack spacing={3}>
    <Divider>or</Divider>
    {children}
  </Stack>
);

/** Google sign-in as this deployment offers it: Google's own button, the local provider's popup in development, or nothing. */
export const GoogleEntry = ({ label, failureTitle, onEntered }: GoogleEntryProps) => {
  const offered = useQuery(identityQuery);
  const entry = useMutation({
    mutationFn: async (identity: GoogleIdentity | Promise<GoogleIdentity>) => enterWithGoogle(await identity),
    onSuccess: () => {
      showToast({ title: 'Signed in with Google' });
      onEntered();
    },
    onError: (error) => showError(failureTitle, words(error)),
  });
  if (offered.isPending)
    return (
      <Entry>
        <Skeleton variant="rounded" height={48} />
      </Entry>
    );
  if (offered.isError || offered.data.provider === 'none') return null;
  const { provider, clientId, url } = offered.data;
  if (provider === 'google' && clientId)
    return (
      <Entry>
        <GoogleOwnButton
          clientId={clientId}
          signUp={label.startsWith('Sign up')}
          onIdentity={(identity) => entry.mutate(identity)}
        />
      </Entry>
    );
  return (
    <Entry>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        loading={entry.isPending || entry.isSuccess}
        onClick={() => url && entry.mutate(popupIdentity(url))}
      >
        {label}
      </Button>
    </Entry>
  );
};
