import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { Link as RouterLink, useNavigate, useSearchParams } from '@rankwright/sdk/router';
import { Alert, Button, Link } from '@rankwright/shared-ui/core';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { requestResetPassword } from './password.data.ts';
import { ResetForm } from './ResetForm.tsx';

const IncompleteLink = () => (
  <AuthLayout title="This link is incomplete" lead="Open it from the email again, or request a new one.">
    <Button component={RouterLink} to={paths.forgotPassword} variant="contained" size="large">
      Request a new link
    </Button>
  </AuthLayout>
);

export const Component = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token');
  const resetting = useApiMutation({
    send: requestResetPassword,
    errorText: null,
    success: ({ message }) => ({ title: 'Password changed', description: message }),
    onSuccess: () => void navigate(paths.login),
  });
  if (!token) return <IncompleteLink />;
  return (
    <AuthLayout title="Set a new password" lead="This signs you out on all other devices.">
      {resetting.isError && (
        <Alert severity="error">
          {getErrorMessage(resetting.error, 'The password could not be set. Please try again.')}{' '}
          <Link component={RouterLink} to={paths.forgotPassword}>
            Request a new link
          </Link>
        </Alert>
      )}
      <ResetForm
        busy={resetting.isPending}
        onSubmit={(newPassword) => resetting.mutate({ token, newPassword })}
      />
    </AuthLayout>
  );
};
