import type { KeywordResult } from '@rankwright/contracts/planner';
import type { Timeframe } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Link, Stack, Typography } from '@rankwright/shared-ui/core';
import { type Column, DataTable } from '@rankwright/shared-ui/tables';
import { PositionRange } from './PositionRange.tsx';
import { keywordResultsQuery } from './results.data.ts';
import { formatCount, formatInterval, formatPosition, unknownValue } from './results.model.ts';
import { ResultsSection } from './ResultsSection.tsx';

const formatFigure = (count: number | null): string => (count === null ? unknownValue : formatCount(count));

/** The position with its interval, or a dash with the reason. */
const Position = ({ result, last }: { result: KeywordResult; last: number }) => {
  const interval = formatInterval(result);
  if (result.position === null)
    return (
      <Box sx={{ textAlign: 'right' }}>
        {unknownValue}
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 260, ml: 'auto' }}>
          {result.unknown}
        </Typography>
      </Box>
    );
  return (
    <Stack sx={{ alignItems: 'flex-end' }}>
      {formatPosition(result.position)}
      <PositionRange position={result.position} interval={result.interval} last={last} />
      <Typography variant="body2" color="textSecondary">
        {interval ? `95 % interval ${interval}` : 'Too few days for an interval'}
      </Typography>
    </Stack>
  );
};

const createColumns = (last: number): Column<KeywordResult>[] => [
  {
    key: 'keyword',
    label: 'Keyword',
    width: '40%',
    render: ({ keyword }) => (
      <Link component={RouterLink} to={paths.plannerKeywords(keyword)} sx={{ overflowWrap: 'anywhere' }}>
        {keyword}
      </Link>
    ),
  },
  { key: 'clicks', label: 'Clicks', align: 'right', render: ({ clicks }) => formatFigure(clicks) },
  {
    key: 'impressions',
    label: 'Impressions',
    align: 'right',
    render: ({ impressions }) => formatFigure(impressions),
  },
  {
    key: 'position',
    label: 'Position',
    align: 'right',
    render: (result) => <Position result={result} last={last} />,
  },
];

/** The position at the right end of every range: all of them fit, and twenty at least. */
const getLastPosition = (keywords: readonly KeywordResult[]): number =>
  Math.ceil(
    Math.max(20, ...keywords.map(({ position, interval }) => Math.max(position ?? 1, interval?.high ?? 1))),
  );

const Keywords = ({ keywords }: { keywords: readonly KeywordResult[] }) => {
  if (keywords.length === 0)
    return (
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography color="textSecondary">Add the keywords you want to rank for.</Typography>
        <Button component={RouterLink} to={paths.plannerKeywords('')} variant="outlined">
          Open Keywords
        </Button>
      </Stack>
    );
  const last = getLastPosition(keywords);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        The dot is the average position of 28 days, the line its 95 % interval, from position 1 on the left to{' '}
        {last} on the right. Clicks and impressions are of the period, on days that are final.
      </Typography>
      <DataTable
        caption="Keywords in search results"
        columns={createColumns(last)}
        rows={keywords}
        rowKey={({ keywordId }) => keywordId}
      />
    </>
  );
};

/** What became of each keyword of the account. */
export const KeywordResults = ({ timeframe }: { timeframe: Timeframe }) => (
  <ResultsSection query={useQuery(keywordResultsQuery(timeframe))} name="Keywords" shape="table">
    {({ keywords }) => <Keywords keywords={keywords} />}
  </ResultsSection>
);
