import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { confirm } from '@rankwright/sdk/dialogs';
import { showToast } from '@rankwright/sdk/toasts';
import { Button } from '@rankwright/shared-ui/core';
import { useConnectionAction } from './useConnectionAction.ts';

const confirmDisconnect = (platform: Platform) =>
  confirm({
    title: `Disconnect ${platformLabels[platform]}?`,
    text: 'This deletes the stored credentials. Live posts stay online. Scheduled posts will not be published here.',
    confirmLabel: 'Disconnect',
    destructive: true,
  });

/** Removes a connection after confirmation. */
export const DisconnectButton = ({
  platform,
  disconnect,
}: {
  platform: Platform;
  disconnect: () => Promise<unknown>;
}) => {
  const disconnecting = useConnectionAction(
    disconnect,
    { title: 'Error', text: 'Failed to disconnect' },
    () => showToast({ title: `${platformLabels[platform]} disconnected` }),
  );
  const ask = async () => {
    if (await confirmDisconnect(platform)) disconnecting.mutate(undefined);
  };
  return (
    <Button color="error" loading={disconnecting.isPending} onClick={() => void ask()}>
      Disconnect
    </Button>
  );
};
