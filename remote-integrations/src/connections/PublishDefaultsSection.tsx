import type { Platform } from '@rankwright/contracts/limits';
import { useQuery } from '@rankwright/sdk/query';
import { Box, Button, ErrorState, Skeleton, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { getConnectionErrorText } from './connectionErrorText.ts';
import { IntegrationSection } from './IntegrationSection.tsx';
import { publishDefaultsQuery } from './publishDefaults.data.ts';
import { summarizeDefaults } from './publishDefaults.model.ts';
import { PublishDefaultsForm } from './PublishDefaultsForm.tsx';

/** What a site gets with an article that names nothing else, and the form that changes it. */
export const PublishDefaultsSection = ({ platform }: { platform: Platform }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isPending, isFetching, refetch } = useQuery(publishDefaultsQuery(platform));
  return (
    <IntegrationSection
      title="Publishing defaults"
      lead="Used for articles that have no values of their own. Until you save them, the values you used last apply."
    >
      {isPending && (
        <Skeleton variant="rounded" height={36} role="status" aria-label="Loading the publishing defaults…" />
      )}
      {error && (
        <ErrorState
          size="small"
          title="The publishing defaults could not be loaded"
          text={getConnectionErrorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && !isOpen && (
        <Box sx={{ display: 'flex', columnGap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{summarizeDefaults(data.defaults)}</Typography>
          <Button onClick={() => setIsOpen(true)}>Change defaults</Button>
        </Box>
      )}
      {data && isOpen && (
        <PublishDefaultsForm platform={platform} saved={data.defaults} onClose={() => setIsOpen(false)} />
      )}
    </IntegrationSection>
  );
};
