import { useApiMutation } from '@rankwright/sdk/query';
import { Button } from '@rankwright/shared-ui/core';
import { useSignInState } from '../layout/useSignInState.ts';
import { openProvider } from './oidc.data.ts';

/** Leaves for the deployment's own identity provider. */
export const OidcButton = ({ label }: { label: string }) => {
  const { from } = useSignInState();
  const opening = useApiMutation({
    send: () => openProvider(from),
    errorTitle: 'Sign-in failed',
    errorText: 'The sign-in service could not be reached. Please try again, or log in another way.',
  });
  return (
    <Button
      variant="outlined"
      size="large"
      fullWidth
      loading={opening.isPending || opening.isSuccess}
      onClick={() => opening.mutate()}
    >
      {label}
    </Button>
  );
};
