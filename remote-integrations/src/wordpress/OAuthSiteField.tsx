import { useQuery } from '@rankwright/sdk/query';
import { showToast } from '@rankwright/sdk/toasts';
import { Alert, Typography } from '@rankwright/shared-ui/core';
import { SelectField } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { useConnectionAction } from '../connections/useConnectionAction.ts';
import { requestStoreWordpressOAuth, oauthConfigQuery, oauthSitesQuery } from './oauth.data.ts';

/** The WordPress.com site to publish to. */
export const OAuthSiteField = () => {
  const config = useQuery(oauthConfigQuery);
  const availableSites = useQuery(oauthSitesQuery);
  const choosing = useConnectionAction(
    requestStoreWordpressOAuth,
    { title: 'Update Failed', text: 'Failed to save configuration' },
    () => {
      void config.refetch();
      showToast({ title: 'Site selected', description: 'Articles are published there from now on.' });
    },
  );
  if (availableSites.isError)
    return (
      <Alert severity="error">{getConnectionErrorText(availableSites.error, 'Connection test failed')}</Alert>
    );
  if (!availableSites.data || !config.data) return <Typography role="status">Loading sites…</Typography>;
  const { sites } = availableSites.data.data;
  const selected = choosing.isPending ? choosing.variables : (config.data.config?.token.siteId ?? '');
  return (
    <SelectField
      label="Site"
      value={sites.some(({ id }) => id === selected) ? selected : ''}
      hint={sites.length === 0 ? 'This account has no site to publish to.' : undefined}
      onChange={({ target }) => choosing.mutate(target.value)}
    >
      {sites.map(({ id, name, url }) => (
        <MenuItem key={id} value={id}>
          {name || url}
        </MenuItem>
      ))}
    </SelectField>
  );
};
