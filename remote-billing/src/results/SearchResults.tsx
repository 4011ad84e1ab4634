import type { SearchPerformance } from '@rankwright/contracts/searchPerformance';
import type { Timeframe } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import {
  Box,
  Button,
  ErrorState,
  LoadingState,
  Stack,
  StatTile,
  Typography,
} from '@rankwright/shared-ui/core';
import { lazy, Suspense } from 'react';
import { Findings } from './Findings.tsx';
import { searchPerformanceQuery } from './results.data.ts';
import { formatCount, formatPosition, unknownValue } from './results.model.ts';

const ResultsTable = lazy(async () => ({ default: (await import('./ResultsTable.tsx')).ResultsTable }));

const Figures = ({ total }: { total: SearchPerformance['total'] }) => (
  <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 3 }, gridTemplateColumns: 'repeat(3, 1fr)' }}>
    <StatTile label="Clicks" value={total ? formatCount(total.clicks) : unknownValue} />
    <StatTile label="Impressions" value={total ? formatCount(total.impressions) : unknownValue} />
    <StatTile label="Average position" value={formatPosition(total?.position ?? null)} />
  </Box>
);

const Results = ({ performance }: { performance: SearchPerformance }) => (
  <>
    <Figures total={performance.total} />
    {performance.unknown === null ? (
      <>
        <Typography variant="body2" color="textSecondary">
          Counted by Google in Pacific time. The newest two to three days are not final, and rare queries are
          withheld.
        </Typography>
        {performance.pages.length > 0 && (
          <Suspense fallback={<LoadingState shape="table" />}>
            <ResultsTable pages={performance.pages} />
          </Suspense>
        )}
        <Typography variant="h4" component="h3">
          What stands out
        </Typography>
        <Findings performance={performance} />
      </>
    ) : (
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography color="textSecondary">{performance.unknown}</Typography>
        <Button component={RouterLink} to={paths.integrations} variant="outlined">
          Open Integrations
        </Button>
      </Stack>
    )}
  </>
);

/** What became of the site's pages in the search results of the timeframe. */
export const SearchResults = ({ timeframe }: { timeframe: Timeframe }) => {
  const { data, error, isFetching, refetch } = useQuery(searchPerformanceQuery(timeframe));
  return (
    <Stack component="section" spacing={2} aria-labelledby="search-results">
      <Typography id="search-results" variant="h4" component="h2">
        Search results
      </Typography>
      {data && <Results performance={data.data} />}
      {!data && !error && <LoadingState shape="figures" />}
      {!data && error && (
        <ErrorState
          size="small"
          title="Search results could not be loaded"
          text={getErrorMessage(error, 'Search results could not be loaded.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Stack>
  );
};
