import { showToast } from '@rankwright/sdk/toasts';
import { Alert, Box, Stack } from '@rankwright/shared-ui/core';
import { Field, PasswordField, useFormFields } from '@rankwright/shared-ui/forms';
import type { SubmitEvent } from 'react';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { AutoPublishField } from '../connections/AutoPublishField.tsx';
import { CheckList } from '../connections/CheckList.tsx';
import { FormActions } from '../connections/FormActions.tsx';
import { useConnectionAction } from '../connections/useConnectionAction.ts';
import { areAllFilled } from '../connections/areAllFilled.ts';
import { MemberField } from './MemberField.tsx';
import { requestSaveWix, requestTestWix } from './wix.data.ts';
import { emptyWix, validateWixCredentials } from './wix.model.ts';

const connectErrorText = 'Failed to connect to Wix site';
const emptyForm = { ...emptyWix, memberId: '', autoPublish: false };

/** Connects a Wix site; the optional test loads the possible authors. */
export const WixForm = ({ onSaved }: { onSaved: () => void }) => {
  const { values, field, change } = useFormFields(emptyForm);
  const { apiKey, siteId, autoPublish } = values;
  const testing = useConnectionAction(
    requestTestWix,
    { title: 'Connection Failed', text: connectErrorText },
    (result) => showToast({ title: 'Connection works', description: result.siteName }),
  );
  const saving = useConnectionAction(
    requestSaveWix,
    { title: 'Save Failed', text: 'Failed to save configuration' },
    () => {
      showToast({ title: 'Wix saved', description: 'Testing the connection…' });
      onSaved();
    },
  );
  const complete = areAllFilled(apiKey, siteId);
  const problems = validateWixCredentials(values);
  const members = testing.data?.members ?? [];
  const author = values.memberId || (members[0]?.id ?? '');
  const failed = testing.error ?? saving.error;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    saving.mutate({ ...values, memberId: author });
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-label="Wix" noValidate>
      <PasswordField
        label="API Key"
        autoComplete="off"
        hint="The site owner creates it in account settings, under API Keys. It needs blog and member permissions."
        {...field('apiKey')}
        {...(problems.apiKey && { error: problems.apiKey })}
      />
      <Field
        label="Site ID"
        autoComplete="off"
        hint="The code after /dashboard/ in the URL of your Wix dashboard."
        {...field('siteId')}
        {...(problems.siteId && { error: problems.siteId })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <AutoPublishField checked={autoPublish} onChange={change('autoPublish')} />
        {testing.data && <MemberField members={members} value={author} onChange={change('memberId')} />}
      </Box>
      {failed && <Alert severity="error">{getConnectionErrorText(failed, connectErrorText)}</Alert>}
      {testing.data && <CheckList checks={testing.data.checks} />}
      <FormActions
        id="wix-reason"
        canTest={complete}
        canSave={complete}
        reason="Fill in both fields to test and save."
        testing={testing.isPending}
        saving={saving.isPending}
        onTest={() => testing.mutate({ apiKey, siteId })}
      />
    </Stack>
  );
};
