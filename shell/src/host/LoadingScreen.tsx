import type { RemoteRoute } from '@rankwright/contracts/remote';
import { Box, LoadingState, PageHeader, Stack } from '@rankwright/shared-ui/core';

interface LoadingScreenProps {
  route: Pick<RemoteRoute, 'layout' | 'title' | 'description' | 'skeleton'>;
  slow?: boolean;
}

/** Skeleton of a loading screen; app screens already show their heading in its final place. */
export const LoadingScreen = ({ route, slow = false }: LoadingScreenProps) => {
  const skeleton = <LoadingState shape={route.skeleton} slow={slow} />;
  if (route.layout !== 'app') return skeleton;
  return (
    <Stack spacing={3}>
      <Box aria-hidden="true">
        <PageHeader heading="p" title={route.title} lead={route.description} />
      </Box>
      {skeleton}
    </Stack>
  );
};
