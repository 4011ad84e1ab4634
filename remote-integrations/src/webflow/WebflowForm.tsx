import { showToast } from '@rankwright/sdk/toasts';
import { Alert, Box, Stack } from '@rankwright/shared-ui/core';
import { Field, PasswordField, useFormFields } from '@rankwright/shared-ui/forms';
import type { SubmitEvent } from 'react';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { AutoPublishField } from '../connections/AutoPublishField.tsx';
import { CheckList } from '../connections/CheckList.tsx';
import { FormActions } from '../connections/FormActions.tsx';
import { StatusField } from './StatusField.tsx';
import { useConnectionAction } from '../connections/useConnectionAction.ts';
import { areAllFilled } from '../connections/areAllFilled.ts';
import { CollectionField } from './CollectionField.tsx';
import { MappingFields } from './MappingFields.tsx';
import { requestSaveWebflow, requestTestWebflow } from './webflow.data.ts';
import type { Mapping } from './webflow.model.ts';

const connectErrorText = 'Failed to connect to Webflow site';
const missingCollectionText = 'Choose a collection to save.';
const missingKeyText = 'Fill in the key and the site to test, and a collection to save.';
const emptyForm = {
  apiKey: '',
  siteId: '',
  collectionId: '',
  mapping: null as Mapping | null,
  autoPublish: false,
  defaultStatus: 'draft',
};

/** The optional test, which loads the site's collections, and saving the connection. */
const useWebflowConnection = (onSaved: () => void) => {
  const testing = useConnectionAction(
    requestTestWebflow,
    { title: 'Connection Failed', text: connectErrorText },
    (result) => showToast({ title: 'Connection works', description: result.siteInfo.displayName }),
  );
  const saving = useConnectionAction(
    requestSaveWebflow,
    { title: 'Save Failed', text: 'Failed to save configuration' },
    () => {
      showToast({ title: 'Webflow saved', description: 'Testing the connection…' });
      onSaved();
    },
  );
  return { testing, saving };
};

/** Connects a collection; the optional test loads the site's collections and their fields. */
export const WebflowForm = ({ onSaved }: { onSaved: () => void }) => {
  const { values, setValues, field, change } = useFormFields(emptyForm);
  const { mapping, ...entered } = values;
  const { apiKey, siteId, collectionId, autoPublish, defaultStatus } = entered;
  const { testing, saving } = useWebflowConnection(onSaved);
  const collection = testing.data?.collections.find(({ id }) => id === collectionId);
  const canTest = areAllFilled(apiKey, siteId);
  const failed = testing.error ?? saving.error;
  const choose = (id: string) => setValues({ ...values, collectionId: id, mapping: null });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    saving.mutate({ ...entered, ...(mapping && { fieldMapping: mapping }) });
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-label="Webflow" noValidate>
      <PasswordField
        label="API Key"
        autoComplete="off"
        hint="A site token with access to sites (read) and CMS (read and write)."
        {...field('apiKey')}
      />
      <Field
        label="Site ID"
        autoComplete="off"
        hint="In Webflow under Site settings, General, Overview."
        {...field('siteId')}
      />
      <CollectionField collections={testing.data?.collections} value={collectionId} onChange={choose} />
      {collection && (
        <MappingFields
          collection={collection}
          mapping={mapping ?? collection.mapping}
          onChange={change('mapping')}
        />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <AutoPublishField checked={autoPublish} onChange={change('autoPublish')} />
        <StatusField value={defaultStatus} onChange={change('defaultStatus')} />
      </Box>
      {failed && <Alert severity="error">{getConnectionErrorText(failed, connectErrorText)}</Alert>}
      {testing.data && <CheckList checks={testing.data.checks} />}
      <FormActions
        id="webflow-reason"
        canTest={canTest}
        canSave={canTest && collectionId.trim() !== ''}
        reason={canTest ? missingCollectionText : missingKeyText}
        testing={testing.isPending}
        saving={saving.isPending}
        onTest={() => testing.mutate({ apiKey, siteId })}
      />
    </Stack>
  );
};
