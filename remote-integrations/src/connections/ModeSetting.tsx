import { connectionModeLabels, type Connection } from '@rankwright/contracts/connections';
import { platformLabels } from '@rankwright/contracts/limits';
import { showToast } from '@rankwright/sdk/toasts';
import { requestSetConnectionMode } from './connections.data.ts';
import { ModeField } from './ModeField.tsx';
import { useConnectionAction } from './useConnectionAction.ts';

/** The mode of a connection, saved at once. */
export const ModeSetting = ({ connection: { platform, mode } }: { connection: Connection }) => {
  const saving = useConnectionAction(
    requestSetConnectionMode,
    { title: 'Update Failed', text: 'Failed to update auto-publish setting' },
    ({ connection: saved }) =>
      showToast({
        title: 'Setting saved',
        description: `${platformLabels[platform]}: ${connectionModeLabels[saved.mode]}.`,
      }),
  );
  return (
    <ModeField
      value={saving.isPending ? saving.variables.mode : mode}
      onChange={(selected) => saving.mutate({ platform, mode: selected })}
    />
  );
};
