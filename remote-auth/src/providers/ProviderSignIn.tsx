import { useQuery } from '@rankwright/sdk/query';
import { Divider, Skeleton, Stack } from '@rankwright/shared-ui/core';
import { identityQuery } from '../google/google.data.ts';
import { GoogleSignIn } from '../google/GoogleSignIn.tsx';
import { OidcButton } from '../oidc/OidcButton.tsx';

interface ProviderSignInProps {
  /** Before the provider's name, for example `Continue with`. */
  verb: 'Continue with' | 'Sign up with';
  googleFailureTitle: string;
  /** With the challenge of an account that needs a code. */
  onSignedIn: (challenge: string | null) => void;
}

/** Sign-in with the identity providers that this deployment has. Without any, nothing. */
export const ProviderSignIn = ({ verb, googleFailureTitle, onSignedIn }: ProviderSignInProps) => {
  const { data: config, isPending } = useQuery(identityQuery);
  if (!isPending && (!config || (config.provider === 'none' && !config.oidc))) return null;
  return (
    <Stack spacing={3}>
      <Divider>or</Divider>
      {config ? (
        <>
          {config.provider !== 'none' && (
            <GoogleSignIn
              config={config}
              label={`${verb} Google`}
              failureTitle={googleFailureTitle}
              onSignedIn={onSignedIn}
            />
          )}
          {config.oidc && <OidcButton label={`${verb} ${config.oidc.label}`} />}
        </>
      ) : (
        <Skeleton variant="rounded" height={48} />
      )}
    </Stack>
  );
};
