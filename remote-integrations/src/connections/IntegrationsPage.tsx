import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { useConnections } from '@rankwright/sdk/queries';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, ErrorState, PageHeader, Stack } from '@rankwright/shared-ui/core';
import { leads } from '../leads.ts';
import { ShopifyCard } from '../shopify/ShopifyCard.tsx';
import { WebflowCard } from '../webflow/WebflowCard.tsx';
import { WixCard } from '../wix/WixCard.tsx';
import { WordpressCard } from '../wordpress/WordpressCard.tsx';
import { WaitingCard } from './ConnectionCard.tsx';
import { useSetUp } from './useSetUp.ts';

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

/** The order of the page: what most people have comes first. */
const cards = [
  ['wordpress', WordpressCard],
  ['shopify', ShopifyCard],
  ['wix', WixCard],
  ['webflow', WebflowCard],
] as const;

export const Component = () => {
  const connections = useConnections();
  const nothingYet = connections.data?.every(({ method }) => method === null) ?? true;
  const setUp = useSetUp(nothingYet ? 'wordpress' : null);
  return (
    <Stack spacing={4}>
      <PageHeader title="Integrations" lead={leads.integrations} actions={actions} />
      {connections.isError && (
        <ErrorState
          title="Connections could not be loaded"
          text={messageOf(connections.error, 'Network error occurred')}
          onRetry={() => void connections.refetch()}
          retrying={connections.isFetching}
        />
      )}
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 880 }} {...(connections.isPending && { role: 'status' })}>
        {connections.isPending &&
          cards.map(([platform]) => <WaitingCard key={platform} platform={platform} />)}
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
