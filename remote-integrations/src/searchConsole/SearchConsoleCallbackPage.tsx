import { completeSearchConsole, getSearchConnection } from '@rankwright/contracts/searchPerformance';
import { paths } from '@rankwright/contracts/paths';
import { createQueryKey, endpointKey } from '@rankwright/sdk/api';
import { useQuery, useQueryClient } from '@rankwright/sdk/query';
import { Link as RouterLink, useNavigate, useSearchParams } from '@rankwright/sdk/router';
import { Button, ErrorState, LoadingState, Stack, Typography } from '@rankwright/shared-ui/core';
import { useEffect } from 'react';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { requestCompleteSearchConsole } from './searchConsole.data.ts';

/** Finishes the authorization at Google, then leads back to Integrations. */
export const Component = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    queryKey: createQueryKey(completeSearchConsole, { body: search.toString() }),
    queryFn: () => requestCompleteSearchConsole(search),
  });
  useEffect(() => {
    if (!data) return;
    void queryClient.invalidateQueries({ queryKey: endpointKey(getSearchConnection) });
    void navigate(paths.integration('search-console'), { replace: true });
  }, [data, navigate, queryClient]);
  if (error)
    return (
      <Stack sx={{ alignItems: 'center' }}>
        <ErrorState
          heading="h1"
          title="Search Console was not connected"
          text={getConnectionErrorText(error, error.message)}
        />
        <Button component={RouterLink} to={paths.integrations} variant="outlined">
          Back to Integrations
        </Button>
      </Stack>
    );
  return (
    <Stack spacing={2} sx={{ maxWidth: 480, mx: 'auto', py: 8 }}>
      <Typography component="h1" variant="h3" tabIndex={-1}>
        Connecting Search Console
      </Typography>
      <Typography color="textSecondary">Finishing the authorization…</Typography>
      <LoadingState shape="plain" />
    </Stack>
  );
};
