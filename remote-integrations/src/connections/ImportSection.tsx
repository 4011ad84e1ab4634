import type { ArchiveImport } from '@rankwright/contracts/archive';
import type { Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useApiMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Skeleton } from '@rankwright/shared-ui/core';
import { getConnectionErrorText } from './connectionErrorText.ts';
import { QueryError } from './QueryError.tsx';
import { IntegrationSection } from './IntegrationSection.tsx';
import { importQuery, requestStartArchiveImport, requestStopArchiveImport } from './archive.data.ts';
import { getStartLabel, isActive } from './archive.model.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';

const useImportAction = (
  platform: Platform,
  request: typeof requestStartArchiveImport,
  errorTitle: string,
  errorText: string,
) => {
  const queryClient = useQueryClient();
  return useApiMutation({
    send: () => request(platform),
    errorTitle,
    errorText: (error) => getConnectionErrorText(error, errorText),
    onSuccess: (reply) => queryClient.setQueryData(importQuery(platform).queryKey, reply),
  });
};

const ImportActions = ({ platform, found }: { platform: Platform; found: ArchiveImport | null }) => {
  const starting = useImportAction(
    platform,
    requestStartArchiveImport,
    'Import Failed',
    'The import could not be started.',
  );
  const stopping = useImportAction(
    platform,
    requestStopArchiveImport,
    'Import Not Stopped',
    'The import could not be stopped.',
  );
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      {isActive(found) ? (
        <Button variant="outlined" loading={stopping.isPending} onClick={() => stopping.mutate()}>
          Stop import
        </Button>
      ) : (
        <Button variant="outlined" loading={starting.isPending} onClick={() => starting.mutate()}>
          {getStartLabel(found)}
        </Button>
      )}
      {found !== null && found.posts > 0 && (
        <Button component={RouterLink} to={`${paths.contentHistory}?type=imported`}>
          View imported posts
        </Button>
      )}
    </Box>
  );
};

/** The posts that the site already has: import them, see how far that is and what came of it. */
export const ImportSection = ({ platform }: { platform: Platform }) => {
  const query = useQuery(importQuery(platform));
  const { data, error, isPending } = query;
  const found = data?.import ?? null;
  return (
    <IntegrationSection
      title="Existing posts"
      lead="Import the posts and pages of this site into your content history, to edit and update them here. Importing changes nothing on the site, and neither does deleting an imported post here."
    >
      {isPending && <Skeleton variant="rounded" height={36} role="status" aria-label="Loading the import…" />}
      {error && !data && <QueryError size="small" title="The import could not be loaded" query={query} />}
      {found && (isActive(found) ? <ImportProgress found={found} /> : <ImportResult found={found} />)}
      {data && <ImportActions platform={platform} found={found} />}
    </IntegrationSection>
  );
};
