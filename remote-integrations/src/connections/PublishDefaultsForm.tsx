import type { PublishDefaults } from '@rankwright/contracts/articlePublishing';
import { listConnections } from '@rankwright/contracts/connections';
import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { ApiError, endpointKey } from '@rankwright/sdk/api';
import { useUnsavedForm } from '@rankwright/sdk/host';
import { usePublishFields } from '@rankwright/sdk/publications';
import { useApiMutation, useQueryClient } from '@rankwright/sdk/query';
import { Box, Button, Stack } from '@rankwright/shared-ui/core';
import { Field, useFormFields } from '@rankwright/shared-ui/forms';
import { PublishAsField } from '@rankwright/shared-ui/scheduling';
import type { SubmitEvent } from 'react';
import { getConnectionErrorText } from './connectionErrorText.ts';
import { publishDefaultsQuery, requestSavePublishDefaults } from './publishDefaults.data.ts';
import { createDefaultsForm, toPublishDefaults, validateDefaults } from './publishDefaults.model.ts';

interface PublishDefaultsFormProps {
  platform: Platform;
  saved: PublishDefaults;
  onClose: () => void;
}

/** Author, categories, tags and visibility of articles that name none, as far as the platform takes them. */
export const PublishDefaultsForm = ({ platform, saved, onClose }: PublishDefaultsFormProps) => {
  const label = platformLabels[platform];
  const queryClient = useQueryClient();
  const fields = usePublishFields(platform);
  const { values, formRef, errors, field, change, isChanged } = useFormFields(createDefaultsForm(saved));
  useUnsavedForm(isChanged(createDefaultsForm(saved)), `The publishing defaults of ${label}`);
  const saving = useApiMutation({
    send: () => requestSavePublishDefaults(platform, toPublishDefaults(values)),
    errorTitle: 'Save Failed',
    errorText: (error) => getConnectionErrorText(error, 'The publishing defaults could not be saved.'),
    invalidates: [endpointKey(listConnections)],
    success: { title: 'Publishing defaults saved', description: `${label} uses them from now on.` },
    onSuccess: (reply) => {
      queryClient.setQueryData(publishDefaultsQuery(platform).queryKey, reply);
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError) errors.show(error.details);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (errors.show(validateDefaults(values))) saving.mutate();
  };
  return (
    <Stack
      ref={formRef}
      component="form"
      noValidate
      spacing={2}
      onSubmit={submit}
      aria-label={`Publishing defaults of ${label}`}
    >
      <PublishAsField value={values.publishAs} onChange={change('publishAs')} />
      {fields.map(({ name, label: fieldLabel, hint }) => (
        <Field key={name} label={fieldLabel} hint={hint} {...field(name)} />
      ))}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={saving.isPending}>
          Save defaults
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Box>
    </Stack>
  );
};
