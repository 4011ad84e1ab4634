import type { RefreshSummary } from '@rankwright/contracts/refreshes';
import { platformLabels } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Link,
  LoadingState,
  PageHeader,
  Stack,
  StatusBadge,
  Typography,
} from '@rankwright/shared-ui/core';
import { pageDescriptions } from '../pageDescriptions.ts';
import { refreshesQuery } from './refresh.data.ts';
import { describeClicks, getStateLabel } from './refresh.model.ts';

const RefreshRow = ({ refresh }: { refresh: RefreshSummary }) => {
  const { label, tone } = getStateLabel(refresh);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        columnGap: 3,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={paths.refresh(refresh.id)}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {refresh.title}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {platformLabels[refresh.platform]}. {describeClicks(refresh)}
        </Typography>
      </Box>
      <StatusBadge tone={tone} label={label} />
    </Box>
  );
};

const openAnalytics = (
  <Button component={RouterLink} to={paths.analytics} variant="contained">
    Open Analytics
  </Button>
);

/** The newest refreshes, each with what became of its page. */
export const RefreshList = () => {
  const { data, error, isFetching, refetch } = useQuery(refreshesQuery);
  return (
    <Stack spacing={4}>
      <PageHeader title="Refreshes" lead={pageDescriptions.refreshes} />
      {data && data.refreshes.length > 0 && (
        <Box component="ul" aria-label="Refreshes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.refreshes.map((refresh) => (
            <RefreshRow key={refresh.id} refresh={refresh} />
          ))}
        </Box>
      )}
      {data?.refreshes.length === 0 && (
        <EmptyState
          illustration="empty-history"
          title="No refreshes yet"
          text="Analytics lists pages that lose clicks or could have more. Start with one of them."
          action={openAnalytics}
        />
      )}
      {!data && !error && <LoadingState shape="table" />}
      {!data && error && (
        <ErrorState
          title="Refreshes could not be loaded"
          text={getErrorMessage(error, 'Try again in a moment.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Stack>
  );
};
