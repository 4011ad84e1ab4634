import { showToast } from '@rankwright/sdk/toasts';
import { Alert, Stack } from '@rankwright/shared-ui/core';
import { Field, PasswordField, useFormFields } from '@rankwright/shared-ui/forms';
import type { SubmitEvent } from 'react';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { AutoPublishField } from '../connections/AutoPublishField.tsx';
import { CheckList } from '../connections/CheckList.tsx';
import { FormActions } from '../connections/FormActions.tsx';
import { useConnectionAction } from '../connections/useConnectionAction.ts';
import { areAllFilled } from '../connections/areAllFilled.ts';
import { SiteFinder } from './SiteFinder.tsx';
import { emptyCredentials, requestSaveWordpress, requestTestWordpress } from './wordpress.data.ts';

const connectErrorText = 'Failed to connect to WordPress site';
const emptyForm = { ...emptyCredentials, autoPublish: false };

/** Connects a WordPress site with an application password; saving also tests it. */
export const PasswordForm = () => {
  const { values, field, change } = useFormFields(emptyForm);
  const { autoPublish, ...credentials } = values;
  const testing = useConnectionAction(
    requestTestWordpress,
    { title: 'Connection Failed', text: connectErrorText },
    ({ site }) => showToast({ title: 'Connection works', description: site.name || site.url }),
  );
  const saving = useConnectionAction(
    requestSaveWordpress,
    { title: 'Save Failed', text: 'Failed to save configuration' },
    ({ connection: { name } }) =>
      showToast({ title: 'WordPress connected', ...(name && { description: name }) }),
  );
  const complete = areAllFilled(values.siteUrl, values.username, values.applicationPassword);
  const failed = testing.error ?? saving.error;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    saving.mutate({ ...credentials, autoPublish });
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-label="App Password">
      <Field label="Site URL" inputMode="url" placeholder="https://example.com" {...field('siteUrl')} />
      <SiteFinder siteUrl={values.siteUrl} />
      <Field label="Username" autoComplete="off" {...field('username')} />
      <PasswordField
        label="Application password"
        autoComplete="off"
        hint="Not your login password. Create one in your WordPress profile, under Application Passwords."
        {...field('applicationPassword')}
      />
      <AutoPublishField checked={autoPublish} onChange={change('autoPublish')} />
      {failed && <Alert severity="error">{getConnectionErrorText(failed, connectErrorText)}</Alert>}
      {testing.data && <CheckList checks={testing.data.checks} />}
      <FormActions
        id="wordpress-reason"
        canTest={complete}
        canSave={complete}
        reason="Fill in all three fields to test and save."
        testing={testing.isPending}
        saving={saving.isPending}
        onTest={() => testing.mutate(credentials)}
      />
    </Stack>
  );
};
