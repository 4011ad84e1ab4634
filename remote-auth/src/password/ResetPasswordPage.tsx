import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { useMutation } from '@rankwright/sdk/query';
import { Link as RouterLink, useNavigate, useSearchParams } from '@rankwright/sdk/router';
import { showToast } from '@rankwright/sdk/toasts';
import { Alert, Button, Link } from '@rankwright/shared-ui/core';
import { EntryLayout } from '../layout/EntryLayout.tsx';
import { setNewPassword } from './password.data.ts';
import { ResetForm } from './ResetForm.tsx';

const WithoutLink = () => (
  <EntryLayout title="This link is not complete" lead="Open it from the email again, or ask for a new one.">
    <Button component={RouterLink} to={paths.forgotPassword} variant="contained" size="large">
      Ask for a new link
    </Button>
  </EntryLayout>
);

export const Component = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token');
  const setting = useMutation({
    mutationFn: setNewPassword,
    onSuccess: ({ message }) => {
      showToast({ title: 'Password changed', description: message });
      void navigate(paths.login);
    },
  });
  if (!token) return <WithoutLink />;
  return (
    <EntryLayout title="Set a new password" lead="It ends every other session of this account.">
      {setting.isError && (
        <Alert severity="error">
          {messageOf(setting.error, 'The password could not be set. Please try again.')}{' '}
          <Link component={RouterLink} to={paths.forgotPassword}>
            Ask for a new link
          </Link>
        </Alert>
      )}
      <ResetForm
        busy={setting.isPending}
        onSubmit={(newPassword) => setting.mutate({ token, newPassword })}
      />
    </EntryLayout>
  );
};
