import type { Connection } from '@rankwright/contracts/connections';
import { useQuery } from '@rankwright/sdk/query';
import { showToast } from '@rankwright/sdk/toasts';
import { Alert, Typography } from '@rankwright/shared-ui/core';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { ConnectedPanel } from '../connections/ConnectedPanel.tsx';
import { useConnectionAction } from '../connections/useConnectionAction.ts';
import { BlogField } from './BlogField.tsx';
import { blogsQuery, requestUpdateShopify, configQuery, shopifyClient } from './shopify.data.ts';

const BlogSelect = () => {
  const config = useQuery(configQuery);
  const blogs = useQuery(blogsQuery);
  const choosing = useConnectionAction(
    requestUpdateShopify,
    { title: 'Update Failed', text: 'Failed to save configuration' },
    () => {
      void config.refetch();
      showToast({ title: 'Blog selected', description: 'Articles are published there from now on.' });
    },
  );
  const failed = config.error ?? blogs.error;
  if (failed) return <Alert severity="error">{getConnectionErrorText(failed)}</Alert>;
  if (!config.data || !blogs.data) return <Typography role="status">Loading blogs…</Typography>;
  return (
    <BlogField
      blogs={blogs.data.blogs}
      value={choosing.isPending ? choosing.variables : (config.data.config.blogId ?? '')}
      onChange={(blogId) => choosing.mutate(blogId)}
    />
  );
};

export const ShopifyConnected = ({ connection }: { connection: Connection }) => (
  <ConnectedPanel connection={connection} client={shopifyClient}>
    <BlogSelect />
  </ConnectedPanel>
);
