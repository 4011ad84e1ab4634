import {
  writerProviderLabels,
  writerProviders,
  type AccountWriter,
  type WriterProvider,
} from '@rankwright/contracts/writers';
import { useUnsavedForm } from '@rankwright/sdk/host';
import { Alert } from '@rankwright/shared-ui/core';
import { Field, PasswordField, SelectField, useFormFields } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';
import type { ReactNode, SubmitEvent } from 'react';
import { createWriterForm, validateWriterForm, type WriterForm as Form } from './writer.model.ts';
import { SettingsForm } from './SettingsForm.tsx';

interface WriterFormProps {
  writer: AccountWriter;
  /** What was saved last, with its key; null before. */
  saved: Form | null;
  /** Why the last test or save failed. */
  error: string | null;
  onSave: (form: Form) => void;
  /** Tests what is typed without saving it. */
  onTest: (form: Form) => void;
  /** The form's buttons; `test` checks the fields first. */
  children: (test: () => void) => ReactNode;
}

/** Provider, URL, model and key of the account's own model. */
export const WriterForm = ({ writer, saved, error, onSave, onTest, children }: WriterFormProps) => {
  const { values, setValues, formRef, errors, field, isChanged } = useFormFields<Form>(
    createWriterForm(writer),
  );
  useUnsavedForm(isChanged(createWriterForm(writer)) && (!saved || isChanged(saved)), 'Your writer');
  const sendValid = (send: (form: Form) => void) => {
    if (errors.show(validateWriterForm(values, writer))) send(values);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    sendValid(onSave);
  };
  return (
    <SettingsForm label="Writer" formRef={formRef} onSubmit={submit}>
      {error && <Alert severity="error">{error}</Alert>}
      <SelectField
        label="Provider"
        value={values.provider}
        onChange={({ target }) => setValues({ ...values, provider: target.value as WriterProvider })}
      >
        {writerProviders.map((provider) => (
          <MenuItem key={provider} value={provider}>
            {writerProviderLabels[provider]}
          </MenuItem>
        ))}
      </SelectField>
      {values.provider === 'openai-compatible' && (
        <Field
          label="URL"
          type="url"
          autoComplete="off"
          hint="The base URL of the API, for example of a local Ollama."
          {...field('url')}
        />
      )}
      <Field label="Model" autoComplete="off" {...field('model')} />
      <PasswordField
        label="API key"
        autoComplete="off"
        hint={
          writer.hasKey ? 'A key is saved. Leave empty to keep it.' : 'Stored encrypted, never shown again.'
        }
        {...field('key')}
      />
      {children(() => sendValid(onTest))}
    </SettingsForm>
  );
};
