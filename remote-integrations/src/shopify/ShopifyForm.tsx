import { Alert, Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import type { MouseEvent, SubmitEvent } from 'react';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { AutoPublishField } from '../connections/AutoPublishField.tsx';
import { CheckList } from '../connections/CheckList.tsx';
import { BlogField } from './BlogField.tsx';
import { ShopifyFields } from './ShopifyFields.tsx';
import { connectErrorText, useShopifyForm } from './useShopifyForm.ts';

/** Connects a shop; credentials can be saved only after a successful test. */
export const ShopifyForm = () => {
  const form = useShopifyForm();
  const { values, credentials, change, testing, saving, tested } = form;
  const { kind, autoPublish } = values;
  const blogs = testing.data?.blogs ?? [];
  const selectedBlog = values.blogId || (blogs[0]?.id ?? '');
  const failed = testing.error ?? saving.error;
  const connect = (event: MouseEvent<HTMLButtonElement>) => {
    if (form.validateBefore('testing connection', event.currentTarget.form)) testing.mutate(credentials);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.validateBefore('saving', event.currentTarget))
      saving.mutate({ ...credentials, autoPublish, blogId: selectedBlog });
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-label="Shopify" noValidate>
      <ShopifyFields kind={kind} field={form.field} problems={form.problems} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <AutoPublishField checked={autoPublish} onChange={change('autoPublish')} />
        {testing.data && <BlogField blogs={blogs} value={selectedBlog} onChange={change('blogId')} />}
      </Box>
      {failed && <Alert severity="error">{getConnectionErrorText(failed, connectErrorText)}</Alert>}
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
        {tested ? '' : 'Select Connect to test these details. You can save them once the test passes.'}
      </Typography>
    </Stack>
  );
};
