import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { confirm } from '@rankwright/sdk/dialogs';
import { showToast } from '@rankwright/sdk/toasts';
import { Box, Button, Link } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { sendTestDraft } from './connections.data.ts';
import type { PlatformCalls } from './platformCalls.ts';
import { useConnectionAction } from './useConnectionAction.ts';

const askFirst = (platform: Platform) =>
  confirm({
    title: `Disconnect ${platformLabels[platform]}?`,
    text: 'The stored credentials are deleted. Posts that are live stay where they are; scheduled ones will not go out here.',
    confirmLabel: 'Disconnect',
    destructive: true,
  });

const draftFailure = (platform: Platform) =>
  platform === 'shopify' ? 'Publish Failed' : `${platformLabels[platform]} Publish Failed`;

interface ConnectedActionsProps {
  calls: PlatformCalls;
  refreshing: boolean;
  onRefresh: () => void;
  children?: ReactNode;
}

/** Refresh, a test draft, what the platform adds, and the way out. */
export const ConnectedActions = ({ calls, refreshing, onRefresh, children }: ConnectedActionsProps) => {
  const { platform } = calls;
  const label = platformLabels[platform];
  const draft = useConnectionAction(
    sendTestDraft,
    { title: draftFailure(platform), text: 'The draft could not be sent.' },
    ({ message }) => showToast({ title: 'Draft sent', description: message }),
  );
  const leaving = useConnectionAction(calls.forget, { title: 'Error', text: 'Failed to disconnect' }, () =>
    showToast({ title: `${label} disconnected` }),
  );
  const disconnect = async () => {
    if (await askFirst(platform)) leaving.mutate(undefined);
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
      <Button color="error" loading={leaving.isPending} onClick={() => void disconnect()}>
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
