import { ApiError } from '@rankwright/sdk/api';
import { useApiMutation, type ApiMutationOptions } from '@rankwright/sdk/query';
import { Button, Stack } from '@rankwright/shared-ui/core';
import { Field, PasswordField, useFormFields } from '@rankwright/shared-ui/forms';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@rankwright/shared-ui/overlays';
import { useId, type ReactNode, type SubmitEvent } from 'react';

export interface PasswordBody {
  currentPassword?: string;
  /** With `asksCode`. */
  code?: string;
}

interface PasswordDialogProps<Output> extends Pick<
  ApiMutationOptions<PasswordBody, Output>,
  'send' | 'errorText' | 'success' | 'invalidates' | 'onSuccess'
> {
  title: string;
  children: ReactNode;
  /** Fields above the password. */
  fields?: ReactNode;
  /** Asks for a code of the authenticator app, too, or for a recovery code. */
  asksCode?: boolean;
  confirmLabel: string;
  destructive?: boolean;
  hasPassword: boolean;
  onClose: () => void;
}

const codeField = {
  label: 'Code',
  autoComplete: 'one-time-code',
  hint: 'From your authenticator app, or a recovery code.',
};

/** The field that the server rejected, with the reason. */
const describeRejection = (error: unknown): { password?: string; code?: string } => {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'CURRENT_PASSWORD_INCORRECT') return { password: error.message };
  return error.code === 'SECOND_FACTOR_CODE' ? { code: error.message } : {};
};

/** Asks for the password; an account without one needs a recent sign-in, which the server checks. */
export const PasswordDialog = <Output,>({
  title,
  children,
  fields,
  asksCode = false,
  confirmLabel,
  destructive = false,
  hasPassword,
  onClose,
  ...mutation
}: PasswordDialogProps<Output>) => {
  const titleId = useId();
  const { values, formRef, errors, field } = useFormFields({ password: '', code: '' });
  const { isPending, mutate } = useApiMutation<PasswordBody, Output>({
    ...mutation,
    onError: (error) => void errors.show(describeRejection(error)),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = values.code.trim();
    const missing = {
      ...(hasPassword && !values.password && { password: 'Enter your password.' }),
      ...(asksCode && !code && { code: 'Enter a code from your app, or a recovery code.' }),
    };
    if (errors.show(missing))
      mutate({ ...(hasPassword && { currentPassword: values.password }), ...(asksCode && { code }) });
  };
  return (
    <Dialog open onClose={onClose} role={destructive ? 'alertdialog' : 'dialog'} aria-labelledby={titleId}>
      <form noValidate onSubmit={submit} ref={formRef}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{children}</DialogContentText>
          {fields}
          <Stack spacing={2}>
            {hasPassword && (
              <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
            )}
            {asksCode && <Field {...codeField} {...field('code')} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            loading={isPending}
          >
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
