import { messageOf } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { showToast } from '@rankwright/sdk/toasts';
import { Alert, Field, MenuItem, Typography } from '@rankwright/shared-ui/core';
import { useConnectionAction } from '../connections/useConnectionAction.ts';
import { chooseSite, oauthConfigQuery, oauthSitesQuery } from './oauth.data.ts';

/** Which of the account's sites articles go to. */
export const OAuthSite = () => {
  const config = useQuery(oauthConfigQuery);
  const reach = useQuery(oauthSitesQuery);
  const choosing = useConnectionAction(
    chooseSite,
    { title: 'Update Failed', text: 'Failed to save configuration' },
    () => {
      void config.refetch();
      showToast({ title: 'Site chosen', description: 'Articles go there from now on.' });
    },
  );
  if (reach.isError)
    return <Alert severity="error">{messageOf(reach.error, 'Connection test failed')}</Alert>;
  if (!reach.data || !config.data) return <Typography role="status">Loading sites…</Typography>;
  const { sites } = reach.data.data;
  const chosen = choosing.isPending ? choosing.variables : (config.data.config?.token.siteId ?? '');
  return (
    <Field
      select
      label="Site"
      value={sites.some(({ id }) => id === chosen) ? chosen : ''}
      hint={sites.length === 0 ? 'This account has no site to publish to.' : undefined}
      onChange={({ target }) => choosing.mutate(target.value)}
    >
      {sites.map(({ id, name, url }) => (
        <MenuItem key={id} value={id}>
          {name || url}
        </MenuItem>
      ))}
    </Field>
  );
};
