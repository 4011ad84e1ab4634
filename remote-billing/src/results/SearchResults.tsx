import type { SearchPerformance } from '@rankwright/contracts/searchPerformance';
import type { Timeframe } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { ClicksChart } from './ClicksChart.tsx';
import { ExportResults } from './ExportResults.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { Findings } from './Findings.tsx';
import { searchPerformanceQuery } from './results.data.ts';
import { ResultsSection } from './ResultsSection.tsx';
import { ResultsViews } from './ResultsViews.tsx';

interface ResultsProps {
  performance: SearchPerformance;
  timeframe: Timeframe;
}

const NotConnected = ({ reason }: { reason: string }) => (
  <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
    <Typography color="textSecondary">{reason}</Typography>
    <Button component={RouterLink} to={paths.integrations} variant="outlined">
      Open Integrations
    </Button>
  </Stack>
);

const Results = ({ performance, timeframe }: ResultsProps) => (
  <>
    <FigureTiles total={performance.total} />
    {performance.unknown === null ? (
      <>
        <ClicksChart days={performance.days} />
        <Typography variant="body2" color="textSecondary">
          Counted by Google in Pacific time. The newest two to three days are not final, and rare queries are
          withheld.
        </Typography>
        <ResultsViews pages={performance.pages} timeframe={timeframe} />
        <Typography variant="h4" component="h3">
          What stands out
        </Typography>
        <Findings performance={performance} />
      </>
    ) : (
      <NotConnected reason={performance.unknown} />
    )}
  </>
);

/** What became of the site's pages and keywords in the search results of the timeframe. */
export const SearchResults = ({ timeframe }: { timeframe: Timeframe }) => {
  const query = useQuery(searchPerformanceQuery(timeframe));
  return (
    <Stack component="section" spacing={2} aria-labelledby="search-results">
      <Stack
        direction="row"
        useFlexGap
        sx={{
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <Typography id="search-results" variant="h4" component="h2">
          Search results
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5, ml: { xs: -0.75, sm: 0 } }}>
          <Button component={RouterLink} to={paths.refreshes} size="small">
            Refreshes
          </Button>
          <Button component={RouterLink} to={paths.reports} size="small">
            Monthly reports
          </Button>
          {query.data?.data.unknown === null && (
            <ExportResults timeframe={timeframe} days={query.data.data.days} />
          )}
        </Stack>
      </Stack>
      <ResultsSection query={query} name="Search results" shape="figures">
        {({ data }) => <Results performance={data} timeframe={timeframe} />}
      </ResultsSection>
    </Stack>
  );
};
