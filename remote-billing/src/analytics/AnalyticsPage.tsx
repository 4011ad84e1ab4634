import { downloadFile } from '@rankwright/sdk/host';
import type { Dashboard } from '@rankwright/contracts/account';
import { timeframes, type Timeframe } from '@rankwright/contracts/limits';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { useSearchParams } from '@rankwright/sdk/router';
import { showError } from '@rankwright/sdk/toasts';
import {
  Box,
  Button,
  ErrorState,
  Icon,
  LoadingState,
  PageHeader,
  Stack,
  StatTile,
} from '@rankwright/shared-ui/core';
import { useEffect } from 'react';
import { readTimeframe } from './prefetch.ts';
import { pageDescriptions } from '../pageDescriptions.ts';
import { dashboardQuery } from './analytics.data.ts';
import { Greeting } from './Greeting.tsx';
import { createAnalyticsCsv, getCsvFileName } from './csv.model.ts';
import { ArticlesOverTime } from './ArticlesOverTime.tsx';
import { PublicationOutcomes } from './PublicationOutcomes.tsx';
import { searchPerformanceQuery } from '../results/results.data.ts';
import { SearchResults } from '../results/SearchResults.tsx';
import { roiEstimateQuery } from '../roi/roi.data.ts';
import { RoiComparison } from '../roi/RoiComparison.tsx';
import { TopArticles } from './TopArticles.tsx';

interface AnalyticsActionsProps {
  timeframe: Timeframe;
  onTimeframe: (timeframe: Timeframe) => void;
  /** Missing while it is loaded. */
  data: Dashboard | undefined;
  hasFailed: boolean;
}

/** Choice of the timeframe, and the export. */
const AnalyticsActions = ({ timeframe, onTimeframe, data, hasFailed }: AnalyticsActionsProps) => (
  <>
    {timeframes.map((value) => (
      <Button
        key={value}
        size="small"
        variant={value === timeframe ? 'contained' : 'outlined'}
        aria-pressed={value === timeframe}
        onClick={() => onTimeframe(value)}
      >
        {value}
      </Button>
    ))}
    {!hasFailed && (
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="download" />}
        loading={!data}
        onClick={() =>
          data &&
          downloadFile(
            getCsvFileName(timeframe),
            createAnalyticsCsv(data.topRankedArticles),
            'text/csv;charset=utf-8',
          )
        }
      >
        Export Data
      </Button>
    )}
  </>
);

/** Shown once the search results above and the estimate have been answered, because they would move it. */
const BelowResults = ({ data, timeframe }: { data: Dashboard; timeframe: Timeframe }) => {
  const results = useQuery(searchPerformanceQuery(timeframe));
  const estimate = useQuery(roiEstimateQuery);
  if (results.isLoading || estimate.isLoading) return null;
  return (
    <>
      <RoiComparison />
      <TopArticles articles={data.topRankedArticles} />
      <ArticlesOverTime days={data.overTime} />
      <PublicationOutcomes outcomes={data.outcomes} />
    </>
  );
};

export { prefetch } from './prefetch.ts';

/** Figures, top articles and outcomes of the selected timeframe. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const timeframe = readTimeframe(search);
  const dashboard = useQuery(dashboardQuery(timeframe));
  const { isError } = dashboard;
  useEffect(() => {
    if (isError) showError('Error', 'Failed to load analytics data');
  }, [isError]);
  const data = dashboard.data?.data;
  return (
    <Stack spacing={5}>
      <PageHeader
        title="Analytics"
        lead={pageDescriptions.analytics}
        actions={
          <AnalyticsActions
            timeframe={timeframe}
            onTimeframe={(next) =>
              setSearch(
                (current) => {
                  current.set('timeframe', next);
                  return current;
                },
                { preventScrollReset: true },
              )
            }
            data={data}
            hasFailed={isError}
          />
        }
      />
      {!isError && <Greeting />}
      {dashboard.isPending && <LoadingState shape="figures" />}
      {dashboard.isError && (
        <ErrorState
          title="Analytics could not be loaded"
          text={getErrorMessage(dashboard.error, 'Failed to fetch analytics data')}
          onRetry={() => void dashboard.refetch()}
          retrying={dashboard.isFetching}
        />
      )}
      {data && (
        <>
          <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 3 }, gridTemplateColumns: 'repeat(3, 1fr)' }}>
            <StatTile label="Total Articles" value={data.summary.totalArticles} />
            <StatTile label="Published Articles" value={data.summary.publishedArticles} />
            <StatTile label="Scheduled Articles" value={data.summary.scheduledArticles} />
          </Box>
          <SearchResults timeframe={timeframe} />
          <BelowResults data={data} timeframe={timeframe} />
        </>
      )}
    </Stack>
  );
};
