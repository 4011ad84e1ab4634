import type { Connection } from '@rankwright/contracts/connections';
import { useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { Alert } from '@rankwright/shared-ui/core';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { ConnectedPanel } from '../connections/ConnectedPanel.tsx';
import { storedPasswordTestQuery, passwordClient } from './wordpress.data.ts';

/** A site connected by application password, which is tested when the page loads. */
export const PasswordConnected = ({ connection }: { connection: Connection }) => {
  const { userId } = useSession();
  const { error } = useQuery(storedPasswordTestQuery(userId));
  return (
    <ConnectedPanel
      connection={connection}
      client={passwordClient}
      notice={
        error &&
        !connection.lastError && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {getConnectionErrorText(error, 'Connection test failed')}
          </Alert>
        )
      }
    />
  );
};
