import { getSearchConnection, type SearchConnection } from '@rankwright/contracts/searchPerformance';
import { paths } from '@rankwright/contracts/paths';
import { endpointKey } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { useApiMutation } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Alert, Box, Button, Typography } from '@rankwright/shared-ui/core';
import { LinearProgress } from '@rankwright/shared-ui/progress';
import { DateTime } from '../connections/DateTime.tsx';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { PropertyForm } from './PropertyForm.tsx';
import { requestDisconnectSearchConsole, requestStartSearchSync } from './searchConsole.data.ts';
import {
  formatDay,
  formatProperty,
  formatSyncProgress,
  getSyncPercent,
  isSyncing,
} from './searchConsole.model.ts';

const useAction = (send: () => Promise<unknown>, errorTitle: string, errorText: string) =>
  useApiMutation({
    send,
    errorTitle,
    errorText: (error) => getConnectionErrorText(error, errorText),
    invalidates: [endpointKey(getSearchConnection)],
  });

const SyncProgress = ({ connection }: { connection: SearchConnection }) => {
  const percent = getSyncPercent(connection);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography id="search-progress" variant="body2" role="status">
        {formatSyncProgress(connection)}
      </Typography>
      <LinearProgress
        aria-labelledby="search-progress"
        {...(percent === null ? {} : { variant: 'determinate' as const, value: percent })}
      />
      {connection.state === 'waiting' && (
        <Alert severity="info">
          {connection.error} The next attempt is at <DateTime iso={connection.nextAttemptAt} />.
        </Alert>
      )}
    </Box>
  );
};

const SyncResult = ({ connection: { property, finalDay, syncedAt } }: { connection: SearchConnection }) => (
  <Typography variant="body2" color="textSecondary">
    {property && <>Reads {formatProperty(property)} once a day. </>}
    {finalDay && <>Final figures up to {formatDay(finalDay)}. </>}
    {syncedAt && (
      <>
        Last read <DateTime iso={syncedAt} />.
      </>
    )}
  </Typography>
);

const confirmDisconnect = () =>
  confirm({
    title: 'Disconnect Search Console?',
    text: 'This deletes the stored access and all data that was read. Search Console itself keeps it.',
    confirmLabel: 'Disconnect',
    destructive: true,
  });

const Actions = ({ connection }: { connection: SearchConnection }) => {
  const syncing = useAction(requestStartSearchSync, 'Not Read', 'Reading could not be started.');
  const disconnecting = useAction(requestDisconnectSearchConsole, 'Error', 'Failed to disconnect');
  const ask = async () => {
    if (await confirmDisconnect()) disconnecting.mutate();
  };
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
      {connection.state === 'done' && (
        <>
          <Button component={RouterLink} to={paths.analytics} variant="outlined">
            View results
          </Button>
          <Button loading={syncing.isPending} onClick={() => syncing.mutate()}>
            Read now
          </Button>
        </>
      )}
      <Button color="error" loading={disconnecting.isPending} onClick={() => void ask()}>
        Disconnect
      </Button>
    </Box>
  );
};

/** The panel of a connected Google account. */
export const SearchConsoleConnected = ({ connection }: { connection: SearchConnection }) => (
  <>
    {connection.state === 'failed' && <Alert severity="error">{connection.error}</Alert>}
    {isSyncing(connection) ? (
      <SyncProgress connection={connection} />
    ) : (
      <SyncResult connection={connection} />
    )}
    {connection.property === null && <PropertyForm />}
    <Actions connection={connection} />
  </>
);
