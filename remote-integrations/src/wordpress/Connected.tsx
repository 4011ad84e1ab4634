import type { Connection } from '@rankwright/contracts/connections';
import { confirm } from '@rankwright/sdk/dialogs';
import { showToast } from '@rankwright/sdk/toasts';
import { Box, Button, FormControlLabel, Link, Stack, Switch, Typography } from '@rankwright/shared-ui/core';
import { useConnectionAction } from './useConnectionAction.ts';
import { forget, sendTestDraft, switchAutoPublish, testStored } from './wordpress.data.ts';

const when = (iso: string | null): string =>
  iso
    ? new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
    : 'not yet';

const askFirst = () =>
  confirm({
    title: 'Disconnect WordPress?',
    text: 'The stored password is deleted. Posts that are live stay on your site; scheduled ones will not go out.',
    confirmLabel: 'Disconnect',
    destructive: true,
  });

/** A connected site: how it stands and what can be done with it. */
export const Connected = ({ connection }: { connection: Connection }) => {
  const testing = useConnectionAction(
    testStored,
    { title: 'Connection Failed', text: 'Connection test failed' },
    ({ message }) => showToast({ title: 'Connection works', description: message }),
  );
  const draft = useConnectionAction(
    sendTestDraft,
    { title: 'WordPress Publish Failed', text: 'The draft could not be sent.' },
    ({ message }) => showToast({ title: 'Draft sent', description: message }),
  );
  const auto = useConnectionAction(
    switchAutoPublish,
    { title: 'Update Failed', text: 'Failed to update auto-publish setting' },
    () => undefined,
  );
  const leaving = useConnectionAction(forget, { title: 'Error', text: 'Failed to disconnect' }, () =>
    showToast({ title: 'WordPress disconnected' }),
  );
  const disconnect = async () => {
    if (await askFirst()) leaving.mutate(undefined);
  };
  return (
    <Stack spacing={2}>
      <Box>
        {connection.url && (
          <Link href={connection.url} target="_blank" rel="noreferrer">
            {connection.name ?? connection.url}
          </Link>
        )}
        <Typography variant="body2" color="textSecondary">
          Last success: {when(connection.lastSuccessAt)}
        </Typography>
        {connection.lastError && (
          <Typography variant="body2" color="error">
            {connection.lastError}
          </Typography>
        )}
      </Box>
      <FormControlLabel
        control={
          <Switch
            checked={auto.isPending ? auto.variables : connection.autoPublish}
            onChange={(_, on) => auto.mutate(on)}
          />
        }
        label="Auto-publish"
      />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={testing.isPending} onClick={() => testing.mutate(undefined)}>
          Refresh
        </Button>
        <Button variant="outlined" loading={draft.isPending} onClick={() => draft.mutate(undefined)}>
          Publish a test draft
        </Button>
        <Button color="error" loading={leaving.isPending} onClick={() => void disconnect()}>
          Disconnect
        </Button>
      </Stack>
    </Stack>
  );
};
