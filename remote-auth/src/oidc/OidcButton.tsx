import { useApiMutation } from '@rankwright/sdk/query';
import { useLocation } from '@rankwright/sdk/router';
import { Button } from '@rankwright/shared-ui/core';
import { openProvider } from './oidc.data.ts';

/** Leaves for the deployment's own identity provider. */
export const OidcButton = ({ label }: { label: string }) => {
  const { from } = (useLocation().state ?? {}) as { from?: unknown };
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
