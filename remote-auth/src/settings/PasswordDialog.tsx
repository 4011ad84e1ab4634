import { ApiError } from '@rankwright/sdk/api';
import { useApiMutation, type ApiMutationOptions } from '@rankwright/sdk/query';
import { Button } from '@rankwright/shared-ui/core';
import { PasswordField, useFormFields } from '@rankwright/shared-ui/forms';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@rankwright/shared-ui/overlays';
import { useId, type ReactNode, type SubmitEvent } from 'react';

interface PasswordBody {
  currentPassword?: string;
}

interface PasswordDialogProps<Output> extends Pick<
  ApiMutationOptions<PasswordBody, Output>,
  'send' | 'errorText' | 'success' | 'invalidates' | 'onSuccess'
> {
  title: string;
  children: ReactNode;
  /** Fields above the password. */
  fields?: ReactNode;
  confirmLabel: string;
  destructive?: boolean;
  hasPassword: boolean;
  onClose: () => void;
}

/** Asks for the password; an account without one needs a recent sign-in, which the server checks. */
export const PasswordDialog = <Output,>({
  title,
  children,
  fields,
  confirmLabel,
  destructive = false,
  hasPassword,
  onClose,
  ...mutation
}: PasswordDialogProps<Output>) => {
  const titleId = useId();
  const { values, formRef, errors, field } = useFormFields({ password: '' });
  const { isPending, mutate } = useApiMutation<PasswordBody, Output>({
    ...mutation,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'CURRENT_PASSWORD_INCORRECT')
        errors.show({ password: error.message });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isMissing = hasPassword && !values.password;
    if (errors.show(isMissing ? { password: 'Enter your password.' } : {}))
      mutate(hasPassword ? { currentPassword: values.password } : {});
  };
  return (
    <Dialog open onClose={onClose} role={destructive ? 'alertdialog' : 'dialog'} aria-labelledby={titleId}>
      <form noValidate onSubmit={submit} ref={formRef}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{children}</DialogContentText>
          {fields}
          {hasPassword && (
            <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
          )}
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
