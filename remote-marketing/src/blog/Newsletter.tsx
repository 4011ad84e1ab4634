import { subscribeToNewsletter } from '@rankwright/contracts/contact';
import { callApi, getErrorMessage } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { Field, FieldErrorTemplate, useFormFields } from '@rankwright/shared-ui/forms';
import type { SubmitEvent } from 'react';
import { newsletterTexts } from './newsletter.model.ts';

export const Newsletter = () => {
  const { values, field, change } = useFormFields({ email: '' });
  const subscribing = useApiMutation({
    send: () => callApi(subscribeToNewsletter, { body: values }),
    errorText: null,
    success: ({ message }) => ({ title: newsletterTexts.subscribedTitle, description: message }),
    onSuccess: () => change('email')(''),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    subscribing.mutate();
  };
  return (
    <Stack
      component="form"
      noValidate
      spacing={1.5}
      onSubmit={submit}
      aria-labelledby="newsletter"
      // For the page script, which sends the form where the app does not run.
      data-newsletter-form
      action={subscribeToNewsletter.path}
      method={subscribeToNewsletter.method}
    >
      <Typography id="newsletter" variant="h4" component="h2">
        Newsletter
      </Typography>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        {...field('email')}
        {...(subscribing.isError && {
          error: getErrorMessage(subscribing.error, newsletterTexts.failed),
        })}
      />
      <Button
        type="submit"
        variant="contained"
        loading={subscribing.isPending}
        sx={{ alignSelf: 'flex-start' }}
      >
        Subscribe Now
      </Button>
      <FieldErrorTemplate />
    </Stack>
  );
};
