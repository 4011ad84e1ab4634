import { ApiError, getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { useSearchParams } from '@rankwright/sdk/router';
import { ErrorState, LoadingState, PageHeader, Stack } from '@rankwright/shared-ui/core';
import { DeployableView } from '../deployable/DeployableView.tsx';
import { pageDescriptions } from '../pageDescriptions.ts';
import { fleetQuery } from '../releases/fleet.data.ts';
import { FleetTabs } from './FleetTabs.tsx';

/** Canaries and failures change by themselves while the page is open. */
const refreshMs = 15_000;

const isNotStaff = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The console of the staff. Whoever is not staff sees that there is no such page. */
export const Component = () => {
  const { data, error, isFetching, refetch } = useQuery({ ...fleetQuery, refetchInterval: refreshMs });
  const [search] = useSearchParams();
  const selected = data?.deployables.find(({ name }) => name === search.get('show'));
  if (isNotStaff(error))
    return (
      <ErrorState
        heading="h1"
        title="Page Not Found"
        text="This page does not exist, or your account does not have access to it."
      />
    );
  if (selected) return <DeployableView deployable={selected} />;
  return (
    <Stack spacing={3}>
      <PageHeader title="Fleet" lead={pageDescriptions.fleet} />
      {data && <FleetTabs deployables={data.deployables} />}
      {!data && !error && <LoadingState shape="table" />}
      {!data && error && (
        <ErrorState
          title="The fleet could not be loaded"
          text={getErrorMessage(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Stack>
  );
};
