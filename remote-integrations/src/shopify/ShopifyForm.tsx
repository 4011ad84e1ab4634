import { messageOf } from '@rankwright/sdk/api';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Alert, Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { useState, type SubmitEvent } from 'react';
import { AutoPublishField } from '../connections/AutoPublishField.tsx';
import { CheckList } from '../connections/CheckList.tsx';
import { StatusField } from '../connections/StatusField.tsx';
import { useConnectionAction } from '../connections/useConnectionAction.ts';
import { useFields } from '../connections/useFields.ts';
import { BlogField } from './BlogField.tsx';
import { save, shopifyStatusLabels, testCredentials } from './shopify.data.ts';
import { emptyShopify, missingFields, sameCredentials, shopifyProblems } from './shopify.model.ts';
import { ShopifyFields } from './ShopifyFields.tsx';

const failure = 'Failed to connect to Shopify store';

const useShopifyForm = () => {
  const { values, setValues, field } = useFields(emptyShopify);
  const [asked, setAsked] = useState(false);
  const testing = useConnectionAction(
    testCredentials,
    { title: 'Connection Failed', text: failure },
    (result) => showToast({ title: 'Connection works', description: result.shopName }),
  );
  const saving = useConnectionAction(
    save,
    { title: 'Save Failed', text: 'Failed to save configuration' },
    ({ config }) => {
      setValues((current) => ({ ...current, accessToken: '' }));
      showToast({ title: 'Shopify connected', description: config.shopName });
    },
  );
  const missing = missingFields(values);
  const incomplete = Object.keys(missing).length > 0;
  /** Says what is missing; true when nothing is. */
  const readyFor = (what: 'testing connection' | 'saving'): boolean => {
    setAsked(incomplete);
    if (incomplete) showError('Missing Information', `Please fill in all required fields before ${what}`);
    return !incomplete;
  };
  const tested = testing.data !== undefined && (incomplete || sameCredentials(testing.variables, values));
  const problems = { ...(asked && missing), ...shopifyProblems(values) };
  return { values, field, problems, testing, saving, readyFor, tested };
};

/** Connects a shop: the credentials must pass a test before they can be saved. */
export const ShopifyForm = () => {
  const form = useShopifyForm();
  const { values, testing, saving, tested } = form;
  const [kind, setKind] = useState<'token' | 'client'>('token');
  const [autoPublish, setAutoPublish] = useState(false);
  const [defaultStatus, setDefaultStatus] = useState('draft');
  const blogs = testing.data?.blogs ?? [];
  const [blogId, setBlogId] = useState('');
  const chosenBlog = blogId || (blogs[0]?.id ?? '');
  const failed = testing.error ?? saving.error;
  const connect = () => {
    if (form.readyFor('testing connection')) testing.mutate(values);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.readyFor('saving')) saving.mutate({ ...values, autoPublish, defaultStatus, blogId: chosenBlog });
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-label="Shopify" noValidate>
      <ShopifyFields kind={kind} onKind={setKind} field={form.field} problems={form.problems} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <AutoPublishField checked={autoPublish} onChange={setAutoPublish} />
        <StatusField statuses={shopifyStatusLabels} value={defaultStatus} onChange={setDefaultStatus} />
        {testing.data && <BlogField blogs={blogs} value={chosenBlog} onChange={setBlogId} />}
      </Box>
      {failed && <Alert severity="error">{messageOf(failed, failure)}</Alert>}
      {testing.data && <CheckList checks={testing.data.checks} />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={testing.isPending} onClick={connect}>
          Connect
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={!tested}
          loading={saving.isPending}
          aria-describedby="shopify-reason"
        >
          Save Config
        </Button>
      </Box>
      <Typography id="shopify-reason" variant="body2" color="textSecondary">
        {tested ? '' : 'Connect tests these details. Save them once the test has passed.'}
      </Typography>
    </Stack>
  );
};
