import type { Connection } from '@rankwright/contracts/connections';
import { platformLabels } from '@rankwright/contracts/limits';
import { showToast } from '@rankwright/sdk/toasts';
import { Box, Button, Typography } from '@rankwright/shared-ui/core';
import { DisconnectButton } from './DisconnectButton.tsx';
import type { PlatformClient } from './platformClient.ts';
import { useConnectionAction } from './useConnectionAction.ts';

interface SavedPanelProps {
  connection: Connection;
  client: PlatformClient;
}

/** Stored credentials that do not work yet: what that means, and how to test or remove them. */
export const SavedPanel = ({ connection, client }: SavedPanelProps) => {
  const label = platformLabels[client.platform];
  const testing = useConnectionAction(
    client.test,
    { title: 'Connection Failed', text: 'Connection test failed' },
    ({ message }) => showToast({ title: 'Connection works', description: message }),
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography color="textSecondary">
        {connection.lastError
          ? `Your details are saved. Nothing is published to ${label} until a test succeeds: change the details, or fix the cause and test again.`
          : `Your details are saved. Nothing is published to ${label} until a test succeeds.`}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" loading={testing.isPending} onClick={() => testing.mutate(undefined)}>
          {connection.lastError ? 'Test again' : 'Test now'}
        </Button>
        <DisconnectButton platform={client.platform} disconnect={client.disconnect} />
      </Box>
    </Box>
  );
};
