import type { SearchConnection } from '@rankwright/contracts/searchPerformance';
import { endpointKey } from '@rankwright/sdk/api';
import { getSearchConnection } from '@rankwright/contracts/searchPerformance';
import { useApiMutation, useQuery } from '@rankwright/sdk/query';
import { Box, Button, Card, ErrorState, Icon, StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { redirectToConsent, searchConnectionQuery } from './searchConsole.data.ts';
import { getSearchBadge } from './searchConsole.model.ts';
import { SearchConsoleConnected } from './SearchConsoleConnected.tsx';

const ConnectButton = ({ label }: { label: string }) => {
  const connecting = useApiMutation({
    send: redirectToConsent,
    errorTitle: 'Not Connected',
    errorText: (error) => getConnectionErrorText(error, 'Google could not be reached.'),
    invalidates: [endpointKey(getSearchConnection)],
  });
  return (
    <Box>
      <Button variant="outlined" loading={connecting.isPending} onClick={() => connecting.mutate()}>
        {label}
      </Button>
    </Box>
  );
};

const CardBody = ({ connection }: { connection: SearchConnection | null }) => (
  <>
    {connection ? (
      <SearchConsoleConnected connection={connection} />
    ) : (
      <Typography color="textSecondary">
        See the clicks, impressions and positions of your articles in Analytics, and which are losing readers.
        Access is read-only.
      </Typography>
    )}
    {(!connection || connection.state === 'failed') && (
      <ConnectButton label={connection ? 'Connect again' : 'Connect Search Console'} />
    )}
  </>
);

/** Google Search Console: connect it, choose a property, see how far the reading is. */
export const SearchConsoleCard = () => {
  const { data, error, isFetching, refetch } = useQuery(searchConnectionQuery);
  if (data && !data.isAvailable && !data.connection) return null;
  if (!data && !error) return null;
  const badge = getSearchBadge(data?.connection ?? null);
  return (
    <Card
      component="section"
      aria-labelledby="search-console"
      sx={{ p: { xs: 2.5, sm: 3.5 }, display: 'grid', gap: 2, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Icon name="search" sx={{ fontSize: 28 }} />
        <Typography id="search-console" variant="h3" component="h2" sx={{ flex: 1 }}>
          Google Search Console
        </Typography>
        {data && <StatusBadge tone={badge.tone} label={badge.label} />}
      </Box>
      {data ? (
        <CardBody connection={data.connection} />
      ) : (
        <ErrorState
          size="small"
          title="Search Console could not be loaded"
          text={getConnectionErrorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Card>
  );
};
