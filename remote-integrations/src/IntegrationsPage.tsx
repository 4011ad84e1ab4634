import { platforms } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useConnections } from '@rankwright/sdk/queries';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, ErrorState, PageHeader, Stack } from '@rankwright/shared-ui/core';
import { getConnectionErrorText } from './connections/connectionErrorText.ts';
import { pageDescriptions } from './pageDescriptions.ts';
import { orderedPlatforms, ownCards } from './platformCards.ts';
import { SearchConsoleCard } from './searchConsole/SearchConsoleCard.tsx';
import { ConnectionCardSkeleton } from './connections/ConnectionCard.tsx';
import { PlatformCard } from './connections/PlatformCard.tsx';
import { useOpenSetupForm } from './connections/useOpenSetupForm.ts';

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

export const Component = () => {
  const connections = useConnections();
  const hasNoConnections = connections.data?.every(({ method }) => method === null) ?? true;
  const setUp = useOpenSetupForm(hasNoConnections ? platforms[0] : null);
  return (
    <Stack spacing={4}>
      <PageHeader title="Integrations" lead={pageDescriptions.integrations} actions={actions} />
      {connections.isError && (
        <ErrorState
          title="Connections could not be loaded"
          text={getConnectionErrorText(connections.error)}
          onRetry={() => void connections.refetch()}
          retrying={connections.isFetching}
        />
      )}
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 880 }} {...(connections.isPending && { role: 'status' })}>
        {connections.isPending &&
          orderedPlatforms.map((platform) => <ConnectionCardSkeleton key={platform} platform={platform} />)}
        {connections.data &&
          orderedPlatforms.map((platform) => {
            const connection = connections.data.find((candidate) => candidate.platform === platform);
            const Card = ownCards[platform];
            return Card ? (
              <Card key={platform} connection={connection} setUp={setUp} />
            ) : (
              <PlatformCard key={platform} platform={platform} connection={connection} setUp={setUp} />
            );
          })}
        {connections.data && <SearchConsoleCard />}
      </Box>
    </Stack>
  );
};
