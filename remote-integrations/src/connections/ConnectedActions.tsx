import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { confirm } from '@rankwright/sdk/dialogs';
import { showToast } from '@rankwright/sdk/toasts';
import { Box, Button, Link } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { sendTestDraft } from './connections.data.ts';
import type { PlatformClient } from './platformClient.ts';
import { useConnectionAction } from './useConnectionAction.ts';

const confirmDisconnect = (platform: Platform) =>
  confirm({
    title: `Disconnect ${platformLabels[platform]}?`,
    text: 'This deletes the stored credentials. Live posts stay online. Scheduled posts will not be published here.',
    confirmLabel: 'Disconnect',
    destructive: true,
  });

const getDraftErrorTitle = (platform: Platform) =>
  platform === 'shopify' ? 'Publish Failed' : `${platformLabels[platform]} Publish Failed`;

interface ConnectedActionsProps {
  client: PlatformClient;
  refreshing: boolean;
  onRefresh: () => void;
  children?: ReactNode;
}

/** Refresh, test draft, platform-specific actions and disconnect. */
export const ConnectedActions = ({ client, refreshing, onRefresh, children }: ConnectedActionsProps) => {
  const { platform } = client;
  const label = platformLabels[platform];
  const draft = useConnectionAction(
    sendTestDraft,
    { title: getDraftErrorTitle(platform), text: 'The draft could not be sent.' },
    ({ message }) => showToast({ title: 'Draft sent', description: message }),
  );
  const disconnecting = useConnectionAction(
    client.disconnect,
    { title: 'Error', text: 'Failed to disconnect' },
    () => showToast({ title: `${label} disconnected` }),
  );
  const disconnect = async () => {
    if (await confirmDisconnect(platform)) disconnecting.mutate(undefined);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="outlined" loading={refreshing} onClick={onRefresh}>
        Refresh
      </Button>
      <Button variant="outlined" loading={draft.isPending} onClick={() => draft.mutate(platform)}>
        Publish a test draft
      </Button>
      {children}
      <Button color="error" loading={disconnecting.isPending} onClick={() => void disconnect()}>
        Disconnect
      </Button>
      {draft.data?.url && (
        <Link href={draft.data.url} target="_blank" rel="noreferrer">
          Open the draft
        </Link>
      )}
    </Box>
  );
};
