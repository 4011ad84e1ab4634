import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { Link as RouterLink, useSearchParams } from '@rankwright/sdk/router';
import { Alert, Button } from '@rankwright/shared-ui/core';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { UndoEmailChange } from './UndoEmailChange.tsx';
import { requestVerifyEmail } from './verify.data.ts';

const openSettings = (
  <Button component={RouterLink} to={paths.settings} variant="contained" size="large">
    Open Settings
  </Button>
);

/** Verifies on a click, not on opening: mail scanners open links. */
export const Component = () => {
  const [search] = useSearchParams();
  const token = search.get('token');
  const undo = search.get('undo');
  const verifying = useApiMutation({ send: requestVerifyEmail, errorText: null });
  if (undo) return <UndoEmailChange token={undo} />;
  if (!token)
    return (
      <AuthLayout title="This link is incomplete" lead="Open it from the email again, or send a new one.">
        {openSettings}
      </AuthLayout>
    );
  if (verifying.isSuccess)
    return (
      <AuthLayout title="Email address verified" lead={`${verifying.data.email} is now verified.`}>
        <Button component={RouterLink} to={paths.contentPlanner} variant="contained" size="large">
          Go to Rankwright
        </Button>
      </AuthLayout>
    );
  return (
    <AuthLayout
      title="Verify your email address"
      lead="Only continue if you created this account or changed its address yourself."
    >
      {verifying.isError && (
        <Alert severity="error">
          {getErrorMessage(verifying.error, 'The address could not be verified. Please try again.')}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        loading={verifying.isPending}
        onClick={() => verifying.mutate(token)}
      >
        Verify email address
      </Button>
    </AuthLayout>
  );
};
