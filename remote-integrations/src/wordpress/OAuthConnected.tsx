import type { Connection } from '@rankwright/contracts/connections';
import { useApiMutation } from '@rankwright/sdk/query';
import { Alert, Button } from '@rankwright/shared-ui/core';
import { ConnectedPanel } from '../connections/ConnectedPanel.tsx';
import { requestAuthorizeWordpress, oauthClient } from './oauth.data.ts';
import { OAuthSiteField } from './OAuthSiteField.tsx';
import type { TokenState } from './token.model.ts';
import { useTokenRefresh } from './useTokenRefresh.ts';

/** Clears the stored token and opens the consent page in this tab. */
const reauthorize = async (): Promise<void> => {
  const consentUrl = await requestAuthorizeWordpress();
  await oauthClient.disconnect();
  window.location.assign(consentUrl);
};

const ReauthButton = () => {
  const reauthorizing = useApiMutation({
    send: reauthorize,
    errorTitle: 'Authorization Failed',
    errorText: ({ message }) => message,
  });
  return (
    <Button variant="outlined" loading={reauthorizing.isPending} onClick={() => reauthorizing.mutate()}>
      Re-auth
    </Button>
  );
};

interface OAuthConnectedProps {
  connection: Connection;
  token: TokenState;
  warning: string | null;
}

/** A site connected by WordPress.com OAuth, with its token's expiry. */
export const OAuthConnected = ({ connection, token, warning }: OAuthConnectedProps) => {
  const hasRefreshFailed = useTokenRefresh(token);
  return (
    <ConnectedPanel
      connection={connection}
      client={oauthClient}
      actions={<ReauthButton />}
      notice={
        <>
          {warning && (
            <Alert severity={token === 'expired' ? 'error' : 'warning'} sx={{ mt: 1 }}>
              {warning}
            </Alert>
          )}
          {hasRefreshFailed && token !== 'expired' && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              The token could not be refreshed. Re-authorization is required before it expires.
            </Alert>
          )}
        </>
      }
    >
      {token !== 'expired' && <OAuthSiteField />}
    </ConnectedPanel>
  );
};
