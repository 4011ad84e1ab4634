import type { RemoteRoute } from '@rankwright/contracts/remote';
import { Box, PageHeader, Stack, WaitingState } from '@rankwright/shared-ui/core';

interface WaitingScreenProps {
  route: Pick<RemoteRoute, 'layout' | 'title' | 'description' | 'skeleton'>;
  slow?: boolean;
}

/** A screen on its way: in the workspace its heading, where it will stand, and everywhere the shape of the rest. */
export const WaitingScreen = ({ route, slow = false }: WaitingScreenProps) => {
  const rest = <WaitingState shape={route.skeleton} slow={slow} />;
  if (route.layout !== 'app') return rest;
  return (
    <Stack spacing={3}>
      <Box aria-hidden="true">
        <PageHeader heading="p" title={route.title} lead={route.description} />
      </Box>
      {rest}
    </Stack>
  );
};
