import { ApiError } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { showToast } from '@rankwright/sdk/toasts';
import { Box, Button, Field, Stack, useFormFields } from '@rankwright/shared-ui/core';
import type { SubmitEvent } from 'react';
import { saveWebhookUrl, webhookKeys } from './webhook.data.ts';
import { getUrlError } from './webhook.model.ts';

interface WebhookFormProps {
  /** The saved URL; empty for a new webhook. */
  savedUrl: string;
  onSecret: (secret: string) => void;
}

const hint =
  'Every published or updated article is sent here as signed JSON, with its HTML and Markdown. Repeated deliveries keep their webhook-id.';

/** The URL of the webhook. A new webhook gets a signing secret. */
export const WebhookForm = ({ savedUrl, onSecret }: WebhookFormProps) => {
  const { values, formRef, errors, field } = useFormFields({ url: savedUrl });
  const saving = useApiMutation({
    send: saveWebhookUrl,
    errorTitle: 'Save Failed',
    errorText: 'Failed to save configuration',
    invalidates: webhookKeys,
    onSuccess: ({ config, secret }) => {
      if (secret) onSecret(secret);
      showToast({ title: 'Webhook saved', description: config.url });
    },
    onError: (error) => {
      const text = error instanceof ApiError ? error.details.url : undefined;
      if (text) errors.show({ url: text });
    },
  });
  const trimmed = values.url.trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const error = getUrlError(trimmed);
    if (errors.show(error ? { url: error } : {})) saving.mutate(trimmed);
  };
  return (
    <Stack ref={formRef} component="form" spacing={2} onSubmit={submit} aria-label="Webhook" noValidate>
      <Field
        label="URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://example.com/rankwright"
        hint={hint}
        {...field('url')}
      />
      {trimmed !== savedUrl && (
        <Box>
          <Button type="submit" variant="contained" loading={saving.isPending}>
            Save URL
          </Button>
        </Box>
      )}
    </Stack>
  );
};
