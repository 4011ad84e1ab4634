import { getConnectForm, listConnections, type ConnectField } from '@rankwright/contracts/connections';
import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { ApiError, endpointKey } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { showToast } from '@rankwright/sdk/toasts';
import { Alert, Box, Button, Stack } from '@rankwright/shared-ui/core';
import { Field, PasswordField, useFormFields } from '@rankwright/shared-ui/forms';
import type { SubmitEvent } from 'react';
import { getConnectionErrorText } from './connectionErrorText.ts';
import { createConnectValues, listConnectErrors, trimValues } from './connectForm.model.ts';
import { requestConnectPlatform } from './platformConnection.data.ts';

interface ConnectFormProps {
  platform: Platform;
  /** The saved values of a connection whose details change. */
  saved?: Record<string, string>;
  saveLabel?: string;
  onSecret: (secret: string) => void;
}

const inputProps = (kind: ConnectField['kind']) =>
  kind === 'url' ? ({ type: 'url', inputMode: 'url' } as const) : {};

const hasDetails = (error: unknown): boolean =>
  error instanceof ApiError && Object.keys(error.details).length > 0;

const errorText = 'Failed to save configuration';

/** Connects a platform by the fields of its descriptor. */
export const ConnectForm = ({ platform, saved, saveLabel = 'Connect', onSecret }: ConnectFormProps) => {
  const form = getConnectForm(platform);
  const fields = form?.fields ?? [];
  const initial = createConnectValues(fields, saved);
  const { values, formRef, errors, field, isChanged } = useFormFields(initial);
  const saving = useApiMutation({
    send: requestConnectPlatform,
    errorTitle: 'Save Failed',
    errorText: (error) => getConnectionErrorText(error, errorText),
    invalidates: [endpointKey(listConnections)],
    onSuccess: ({ connection, secret }) => {
      if (secret) onSecret(secret);
      showToast({ title: `${platformLabels[platform]} saved`, description: connection.url ?? '' });
    },
    onError: (error) => {
      if (error instanceof ApiError) errors.show(error.details);
    },
  });
  if (!form) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = trimValues(values);
    if (errors.show(listConnectErrors(fields, trimmed)))
      saving.mutate({ platform, method: form.method, fields: trimmed });
  };
  const failed = saving.error && !hasDetails(saving.error) ? saving.error : null;
  return (
    <Stack
      ref={formRef}
      component="form"
      spacing={2}
      onSubmit={submit}
      aria-label={platformLabels[platform]}
      noValidate
    >
      {fields.map(({ name, label, kind, hint, placeholder }) => {
        const Input = kind === 'secret' ? PasswordField : Field;
        return (
          <Input
            key={name}
            label={label}
            autoComplete="off"
            {...inputProps(kind)}
            {...(hint && { hint })}
            {...(placeholder && { placeholder })}
            {...field(name)}
          />
        );
      })}
      {failed && <Alert severity="error">{getConnectionErrorText(failed, errorText)}</Alert>}
      {(!saved || isChanged(initial)) && (
        <Box>
          <Button type="submit" variant="contained" loading={saving.isPending}>
            {saveLabel}
          </Button>
        </Box>
      )}
    </Stack>
  );
};
