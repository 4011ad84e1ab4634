import type { RemoteRoute } from '@rankwright/contracts/remote';
import { useIsSlow } from '@rankwright/sdk/host';
import { Box, Button, LoadingState, PageHeader, Stack } from '@rankwright/shared-ui/core';

interface LoadingScreenProps {
  route: Pick<RemoteRoute, 'layout' | 'title' | 'description' | 'skeleton'>;
  slow?: boolean;
}

/** Skeleton of a loading screen, with a way out once it is slow; app screens already show their heading in its final place. */
export const LoadingScreen = ({ route, slow = false }: LoadingScreenProps) => {
  const isSlow = useIsSlow() || slow;
  const skeleton = (
    <>
      {isSlow && (
        <Button size="small" onClick={() => location.reload()}>
          Reload
        </Button>
      )}
      <LoadingState shape={route.skeleton} slow={isSlow} />
    </>
  );
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
