import { platforms, type Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useConnections } from '@rankwright/sdk/queries';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, ErrorState, PageHeader, Stack } from '@rankwright/shared-ui/core';
import type { ComponentType } from 'react';
import { getConnectionErrorText } from './connections/connectionErrorText.ts';
import { pageDescriptions } from './pageDescriptions.ts';
import { platformCards, type PlatformCardProps } from './platformCards.ts';
import { ConnectionCardSkeleton } from './connections/ConnectionCard.tsx';
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

const cards = Object.entries(platformCards) as [Platform, ComponentType<PlatformCardProps>][];

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
          cards.map(([platform]) => <ConnectionCardSkeleton key={platform} platform={platform} />)}
        {connections.data &&
          cards.map(([platform, Card]) => (
            <Card
              key={platform}
              connection={connections.data.find((connection) => connection.platform === platform)}
              setUp={setUp}
            />
          ))}
      </Box>
    </Stack>
  );
};
