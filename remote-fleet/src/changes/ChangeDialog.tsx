import { getErrorMessage } from '@rankwright/sdk/api';
import { Alert, Button, Stack } from '@rankwright/shared-ui/core';
import { Field, useFormFields } from '@rankwright/shared-ui/forms';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@rankwright/shared-ui/overlays';
import type { SyntheticEvent } from 'react';
import { checkValue, describeChange, getValueField, type Change } from './change.model.ts';
import { useChange, type ChangeForm } from './useChange.ts';

const maxReason = 500;

const findErrors = (change: Change, { reason, value }: ChangeForm) => {
  const valueError = checkValue(change, value);
  return {
    ...(reason.trim() === '' && { reason: 'Enter a reason.' }),
    ...(valueError && { value: valueError }),
  };
};

/** Confirms a change: what it does, its value, and the reason for the audit log. */
export const ChangeDialog = ({ change, onClose }: { change: Change; onClose: () => void }) => {
  const { title, text, confirmLabel, isDestructive = false } = describeChange(change);
  const valueField = getValueField(change);
  const { values, formRef, errors, field } = useFormFields<ChangeForm>({
    reason: '',
    value: valueField?.initial ?? '',
  });
  const { mutate, isPending, error } = useChange(change, onClose);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (errors.show(findErrors(change, values))) mutate(values);
  };
  const close = (): void => {
    if (!isPending) onClose();
  };
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby="change-title">
      <form ref={formRef} noValidate onSubmit={submit}>
        <DialogTitle id="change-title">{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{text}</DialogContentText>
            {valueField && <Field {...field('value')} label={valueField.label} hint={valueField.hint} />}
            <Field
              {...field('reason')}
              label="Reason"
              hint="Recorded in the audit log"
              required
              slotProps={{ htmlInput: { maxLength: maxReason } }}
            />
            {error && (
              <Alert severity="error" role="alert">
                {getErrorMessage(error, 'The change failed. Please try again.')}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close} disabled={isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            loading={isPending}
          >
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
