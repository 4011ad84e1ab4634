import type { SearchConnection } from '@rankwright/contracts/searchPerformance';
import { endpointKey } from '@rankwright/sdk/api';
import { getSearchConnection } from '@rankwright/contracts/searchPerformance';
import { useApiMutation, useQuery } from '@rankwright/sdk/query';
import { Box, Button, Icon, LoadingState, Typography } from '@rankwright/shared-ui/core';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { QueryError } from '../connections/QueryError.tsx';
import { IntegrationPage } from '../connections/IntegrationPage.tsx';
import { IntegrationPanel } from '../connections/IntegrationPanel.tsx';
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

const name = 'Google Search Console';

const Content = ({ connection }: { connection: SearchConnection | null }) => (
  <>
    {connection && <SearchConsoleConnected connection={connection} />}
    {(!connection || connection.state === 'failed') && (
      <ConnectButton label={connection ? 'Connect again' : 'Connect Search Console'} />
    )}
  </>
);

/** Google Search Console: connect it, choose a property, see how far the reading is. */
export const SearchConsolePage = () => {
  const query = useQuery(searchConnectionQuery);
  const { data, error } = query;
  const isOffered = data && (data.isAvailable || data.connection !== null);
  return (
    <IntegrationPage
      name={name}
      lead="See the clicks, impressions and positions of your articles in Analytics, and which are losing readers. Access is read-only."
    >
      {isOffered && (
        <IntegrationPanel
          name={name}
          icon={<Icon name="search" sx={{ fontSize: 28 }} />}
          badge={getSearchBadge(data.connection)}
        >
          <Content connection={data.connection} />
        </IntegrationPanel>
      )}
      {data && !isOffered && <Typography>Search Console is not set up on this server.</Typography>}
      {!data && !error && <LoadingState shape="lines" />}
      {!data && error && <QueryError size="small" title="Search Console could not be loaded" query={query} />}
    </IntegrationPage>
  );
};
