import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { connectionsQuery } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { Button, ErrorState, PageHeader, Stack, WaitingState } from '@rankwright/shared-ui/core';
import { WordpressCard } from '../wordpress/WordpressCard.tsx';

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
  const { userId } = useSession();
  const connections = useQuery(connectionsQuery(userId));
  return (
    <Stack spacing={4}>
      <PageHeader title="Integrations" lead="Connect the site your articles go to." actions={actions} />
      {connections.isPending && <WaitingState shape="cards" />}
      {connections.isError && (
        <ErrorState
          title="Connections could not be loaded"
          text={messageOf(connections.error, 'Please try again.')}
          onRetry={() => void connections.refetch()}
          retrying={connections.isFetching}
        />
      )}
      {connections.data && (
        <WordpressCard connection={connections.data.find(({ platform }) => platform === 'wordpress')} />
      )}
    </Stack>
  );
};
