import type { Connection } from '@rankwright/contracts/connections';
import { messageOf } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { Alert } from '@rankwright/shared-ui/core';
import { ConnectedPanel } from '../connections/ConnectedPanel.tsx';
import { loadTestQuery, passwordCalls } from './wordpress.data.ts';

/** A site connected by application password; the password is tried when the page loads. */
export const PasswordConnected = ({ connection }: { connection: Connection }) => {
  const { userId } = useSession();
  const { error } = useQuery(loadTestQuery(userId));
  return (
    <ConnectedPanel
      connection={connection}
      calls={passwordCalls}
      notice={
        error &&
        !connection.lastError && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {messageOf(error, 'Connection test failed')}
          </Alert>
        )
      }
    />
  );
};
