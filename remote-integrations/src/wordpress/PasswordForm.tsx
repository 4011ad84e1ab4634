import { showToast } from '@rankwright/sdk/toasts';
import {
  Button,
  Field,
  FormControlLabel,
  PasswordField,
  Stack,
  Switch,
  Typography,
} from '@rankwright/shared-ui/core';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useConnectionAction } from './useConnectionAction.ts';
import {
  emptyCredentials,
  isComplete,
  saveCredentials,
  testCredentials,
  type WordpressCredentials,
} from './wordpress.data.ts';

const reason = 'Fill in all three fields to test and save.';

/** Connects a WordPress site with an application password: test first, or save, which tests too. */
export const PasswordForm = () => {
  const [form, setForm] = useState<WordpressCredentials>(emptyCredentials);
  const [autoPublish, setAutoPublish] = useState(false);
  const testing = useConnectionAction(
    testCredentials,
    { title: 'Connection Failed', text: 'Failed to connect to WordPress site' },
    ({ site }) => showToast({ title: 'Connection works', description: site.name || site.url }),
  );
  const saving = useConnectionAction(
    saveCredentials,
    { title: 'Save Failed', text: 'Failed to save configuration' },
    ({ name }) => showToast({ title: 'WordPress connected', ...(name && { description: name }) }),
  );
  const complete = isComplete(form);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    saving.mutate({ ...form, autoPublish });
  };
  const field = (name: keyof WordpressCredentials) => ({
    name,
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setForm({ ...form, [name]: event.target.value }),
  });
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-label="App Password" sx={{ maxWidth: 480 }}>
      <Field label="Site URL" inputMode="url" placeholder="https://example.com" {...field('siteUrl')} />
      <Field label="Username" autoComplete="off" {...field('username')} />
      <PasswordField
        label="Application password"
        autoComplete="off"
        hint="Make one in your WordPress profile, under Application Passwords."
        {...field('applicationPassword')}
      />
      <FormControlLabel
        control={<Switch checked={autoPublish} onChange={(_, on) => setAutoPublish(on)} />}
        label="Auto-publish"
      />
      <Stack direction="row" spacing={1.5}>
        <Button
          variant="outlined"
          disabled={!complete}
          loading={testing.isPending}
          aria-describedby="wordpress-reason"
          onClick={() => testing.mutate(form)}
        >
          Test Connection
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={!complete}
          loading={saving.isPending}
          aria-describedby="wordpress-reason"
        >
          Save Config
        </Button>
      </Stack>
      <Typography id="wordpress-reason" variant="body2" color="textSecondary">
        {complete ? '' : reason}
      </Typography>
    </Stack>
  );
};
