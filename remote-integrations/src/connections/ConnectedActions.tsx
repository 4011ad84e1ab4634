import { getFailureTitle } from '@rankwright/contracts/platforms';
import { showToast } from '@rankwright/sdk/toasts';
import { Box, Button, Link } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { requestPublishTestDraft } from './connections.data.ts';
import { DisconnectButton } from './DisconnectButton.tsx';
import type { PlatformClient } from './platformClient.ts';
import { useConnectionAction } from './useConnectionAction.ts';

interface ConnectedActionsProps {
  client: PlatformClient;
  refreshing: boolean;
  onRefresh: () => void;
  children?: ReactNode;
}

/** Refresh, test draft, platform-specific actions and disconnect. */
export const ConnectedActions = ({ client, refreshing, onRefresh, children }: ConnectedActionsProps) => {
  const { platform } = client;
  const draft = useConnectionAction(
    requestPublishTestDraft,
    { title: getFailureTitle(platform, 'testDraft'), text: 'The draft could not be sent.' },
    ({ message }) => showToast({ title: 'Draft sent', description: message }),
  );
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="outlined" loading={refreshing} onClick={onRefresh}>
        Refresh
      </Button>
      <Button variant="outlined" loading={draft.isPending} onClick={() => draft.mutate(platform)}>
        Publish a test draft
      </Button>
      {children}
      <DisconnectButton platform={platform} disconnect={client.disconnect} />
      {draft.data?.url && (
        <Link href={draft.data.url} target="_blank" rel="noreferrer">
          Open the draft
        </Link>
      )}
    </Box>
  );
};
