import { getErrorMessage } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { Alert, Button } from '@rankwright/shared-ui/core';
import { AuthLayout } from '../layout/AuthLayout.tsx';
import { requestUndoEmailChange } from './verify.data.ts';

/** From the mail to the former address of an account; on a click, too: mail scanners open links. */
export const UndoEmailChange = ({ token }: { token: string }) => {
  const undoing = useApiMutation({ send: requestUndoEmailChange, errorText: null });
  if (undoing.isSuccess)
    return (
      <AuthLayout
        title="Your email address is back"
        lead={`We sent a link to ${undoing.data.email}. Choose a new password with it: the old one no longer works.`}
      />
    );
  return (
    <AuthLayout
      title="Undo the change of your email address"
      lead="Your account gets this address back. Every session ends, the password stops working, and we send you a link to choose a new one."
    >
      {undoing.isError && (
        <Alert severity="error">
          {getErrorMessage(undoing.error, 'The change could not be undone. Please try again.')}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        loading={undoing.isPending}
        onClick={() => undoing.mutate(token)}
      >
        Undo the change
      </Button>
    </AuthLayout>
  );
};
