import { platformLabels, platforms, type Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { getPlatformDescriptor } from '@rankwright/contracts/platforms';
import { connectionsQuery, useConnections } from '@rankwright/sdk/queries';
import { Link as RouterLink, useSearchParams, type PagePrefetch } from '@rankwright/sdk/router';
import { Button, LoadingState, PageHeader, Stack } from '@rankwright/shared-ui/core';
import { IntegrationPage } from './connections/IntegrationPage.tsx';
import { PlatformPanel } from './connections/PlatformPanel.tsx';
import { QueryError } from './connections/QueryError.tsx';
import { IntegrationList } from './list/IntegrationList.tsx';
import { pageDescriptions } from './pageDescriptions.ts';
import { ownPanels } from './platformPanels.ts';
import { searchConnectionQuery } from './searchConsole/searchConsole.data.ts';
import { SearchConsolePage } from './searchConsole/SearchConsolePage.tsx';
import { SearchConsoleRow } from './searchConsole/SearchConsoleRow.tsx';

/** What the list asks for; `remote.config.ts` names the same requests. */
export const prefetch: PagePrefetch = ({ queryClient, userId }) =>
  Promise.all([queryClient.query(connectionsQuery(userId)), queryClient.query(searchConnectionQuery)]);

const actions = (
  <>
    <Button component={RouterLink} to={paths.contentPlanner} variant="outlined">
      Back to Content Planner
    </Button>
    <Button component={RouterLink} to={paths.contentHistory} variant="outlined">
      View Content History
    </Button>
  </>
);

const errorTitle = 'Connections could not be loaded';

/** Every integration with its status. */
const Overview = () => {
  const connections = useConnections();
  return (
    <Stack spacing={4}>
      <PageHeader title="Integrations" lead={pageDescriptions.integrations} actions={actions} />
      {connections.isError && <QueryError title={errorTitle} query={connections} />}
      {(connections.data ?? !connections.isError) && (
        <IntegrationList connections={connections.data}>
          <SearchConsoleRow />
        </IntegrationList>
      )}
    </Stack>
  );
};

const PlatformContent = ({ platform }: { platform: Platform }) => {
  const connections = useConnections();
  if (connections.isPending) return <LoadingState shape="form" />;
  if (!connections.data) return <QueryError title={errorTitle} query={connections} />;
  const connection = connections.data.find((candidate) => candidate.platform === platform);
  const OwnPanel = ownPanels[platform];
  return OwnPanel ? (
    <OwnPanel connection={connection} />
  ) : (
    <PlatformPanel platform={platform} connection={connection} />
  );
};

const PlatformPage = ({ platform }: { platform: Platform }) => (
  <IntegrationPage name={platformLabels[platform]} lead={getPlatformDescriptor(platform).description}>
    <PlatformContent platform={platform} />
  </IntegrationPage>
);

/** All integrations, or the one in the URL. */
export const Component = () => {
  const name = useSearchParams()[0].get('platform');
  const platform = platforms.find((known) => known === name);
  if (name === 'search-console') return <SearchConsolePage />;
  return platform ? <PlatformPage key={platform} platform={platform} /> : <Overview />;
};
