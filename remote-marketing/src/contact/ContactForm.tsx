import { sendContactMessage } from '@rankwright/contracts/contact';
import { callApi } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { Button, Stack } from '@rankwright/shared-ui/core';
import { Field, FieldErrorTemplate, NoScriptNotice, useFormFields } from '@rankwright/shared-ui/forms';
import type { SubmitEvent } from 'react';
import { contactTexts, emptyContact, validateContact, type ContactForm as Values } from './contact.model.ts';

export const ContactForm = () => {
  const { values: form, setValues: setForm, formRef, errors, field } = useFormFields<Values>(emptyContact);
  const sending = useApiMutation({
    topic: 'contact',
    send: (body: Values) => callApi(sendContactMessage, { body }),
    errorTitle: contactTexts.failedTitle,
    errorText: () => contactTexts.failed,
    success: { title: contactTexts.sentTitle, description: contactTexts.sent },
    onSuccess: () => setForm(emptyContact),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const validationError = validateContact(form);
    errors.show(validationError?.fields ?? {});
    if (validationError) showError(validationError.title, validationError.text, 'contact');
    else sending.mutate(form);
  };
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={submit}
      ref={formRef}
      aria-label="Send us a message"
      // For the page script, which sends the form where the app does not run.
      data-contact-form
      action={sendContactMessage.path}
      method={sendContactMessage.method}
    >
      <Field label="Name" required autoComplete="name" {...field('name')} />
      <Field label="Email" required type="email" autoComplete="email" {...field('email')} />
      <Field label="Company (optional)" autoComplete="organization" {...field('company')} />
      <Field label="Message" required multiline rows={6} {...field('message')} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={sending.isPending}
        sx={{ alignSelf: 'flex-start' }}
      >
        Send message
      </Button>
      <NoScriptNotice text="Sending this form needs JavaScript. You can also write us an email." />
      <FieldErrorTemplate />
    </Stack>
  );
};
