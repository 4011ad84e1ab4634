import type { Connection } from '@rankwright/contracts/connections';
import { useMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { Alert, Button } from '@rankwright/shared-ui/core';
import { ConnectedPanel } from '../connections/ConnectedPanel.tsx';
import { consentAddress, oauthCalls } from './oauth.data.ts';
import { OAuthSite } from './OAuthSite.tsx';
import type { TokenState } from './token.model.ts';
import { useTokenRefresh } from './useTokenRefresh.ts';

/** Forgets the stored token and goes to the consent page, in this tab. */
const authorizeAgain = async (): Promise<void> => {
  const address = await consentAddress();
  await oauthCalls.forget();
  window.location.assign(address);
};

const ReauthButton = () => {
  const again = useMutation({
    mutationFn: authorizeAgain,
    onError: (error) => showError('Authorization Failed', error.message),
  });
  return (
    <Button variant="outlined" loading={again.isPending} onClick={() => again.mutate()}>
      Re-auth
    </Button>
  );
};

interface OAuthConnectedProps {
  connection: Connection;
  token: TokenState;
  warning: string | null;
}

/** A site connected by WordPress.com authorization, with the life of its token. */
export const OAuthConnected = ({ connection, token, warning }: OAuthConnectedProps) => {
  const refused = useTokenRefresh(token);
  return (
    <ConnectedPanel
      connection={connection}
      calls={oauthCalls}
      actions={<ReauthButton />}
      notice={
        <>
          {warning && (
            <Alert severity={token === 'expired' ? 'error' : 'warning'} sx={{ mt: 1 }}>
              {warning}
            </Alert>
          )}
          {refused && token !== 'expired' && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              The token could not be extended. Re-authorization is required before it ends.
            </Alert>
          )}
        </>
      }
    >
      {token !== 'expired' && <OAuthSite />}
    </ConnectedPanel>
  );
};
