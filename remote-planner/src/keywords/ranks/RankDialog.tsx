import type { Keyword, KeywordRank } from '@rankwright/contracts/planner';
import { getErrorMessage } from '@rankwright/sdk/api';
import { createLazyPart } from '@rankwright/sdk/host';
import { useQuery } from '@rankwright/sdk/query';
import { Button, ErrorState, Skeleton, Stack, StatTile, Typography } from '@rankwright/shared-ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { useId } from 'react';
import {
  createChartPoints,
  describeInterval,
  describeSource,
  describeTrend,
  formatRank,
  type ChartPoint,
} from './rank.model.ts';
import { rankHistoryQuery } from './ranks.data.ts';

const LineChart = createLazyPart(async () => (await import('@rankwright/shared-ui/charts')).LineChart);

const chartHeight = 220;

const RankChart = ({ points }: { points: readonly ChartPoint[] }) => (
  <LineChart
    height={chartHeight}
    skipAnimation
    hideLegend
    // The first result is on top.
    yAxis={[{ reverse: true, min: 1, tickMinStep: 1, width: 32 }]}
    xAxis={[{ data: points.map(({ label }) => label), scaleType: 'point' }]}
    series={[
      {
        data: points.map(({ position }) => position),
        label: 'Position',
        showMark: points.length < 15,
        color: 'var(--rw-palette-accent-main)',
      },
    ]}
    fallback={<Skeleton variant="rounded" height={chartHeight} />}
  />
);

const RankHistory = ({ id }: { id: string }) => {
  const { data, error, isFetching, refetch } = useQuery(rankHistoryQuery(id));
  if (error)
    return (
      <ErrorState
        size="small"
        title="The history could not be loaded"
        text={getErrorMessage(error, 'Please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton variant="rounded" height={chartHeight} />;
  const points = createChartPoints(data.days);
  if (!points.some(({ position }) => position !== null))
    return <Typography color="textSecondary">No positions recorded yet.</Typography>;
  return <RankChart points={points} />;
};

const RankSummary = ({ rank }: { rank: KeywordRank }) =>
  rank.position === null ? (
    <Typography>{rank.unknown}</Typography>
  ) : (
    <>
      <StatTile label="Average position" value={formatRank(rank)} hint={describeInterval(rank)} />
      <Typography>{describeTrend(rank)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {describeSource(rank)}
      </Typography>
    </>
  );

interface RankDialogProps {
  keyword: Keyword;
  rank: KeywordRank;
  onClose: () => void;
}

/** Where the site stands for a keyword, how that developed, and how sure it is. */
export const RankDialog = ({ keyword, rank, onClose }: RankDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>Position of “{keyword.keyword}”</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <RankSummary rank={rank} />
          <RankHistory id={keyword.id} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
