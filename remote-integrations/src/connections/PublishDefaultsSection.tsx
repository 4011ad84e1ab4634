import type { Platform } from '@rankwright/contracts/limits';
import { useQuery } from '@rankwright/sdk/query';
import { Box, Button, Skeleton, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { QueryError } from './QueryError.tsx';
import { IntegrationSection } from './IntegrationSection.tsx';
import { publishDefaultsQuery } from './publishDefaults.data.ts';
import { summarizeDefaults } from './publishDefaults.model.ts';
import { PublishDefaultsForm } from './PublishDefaultsForm.tsx';

/** What a site gets with an article that names nothing else, and the form that changes it. */
export const PublishDefaultsSection = ({ platform }: { platform: Platform }) => {
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery(publishDefaultsQuery(platform));
  const { data, error, isPending } = query;
  return (
    <IntegrationSection
      title="Publishing defaults"
      lead="Used for articles that have no values of their own. Until you save them, the values you used last apply."
    >
      {isPending && (
        <Skeleton variant="rounded" height={36} role="status" aria-label="Loading the publishing defaults…" />
      )}
      {error && <QueryError size="small" title="The publishing defaults could not be loaded" query={query} />}
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
