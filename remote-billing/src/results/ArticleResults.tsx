import type { ArticlePerformance, QueryResult } from '@rankwright/contracts/searchPerformance';
import type { Timeframe } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { type Column, DataTable } from '@rankwright/shared-ui/tables';
import { useId } from 'react';
import { ClicksChart } from './ClicksChart.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { articlePerformanceQuery } from './results.data.ts';
import { formatCount, formatPosition } from './results.model.ts';
import { ResultsSection } from './ResultsSection.tsx';

const columns: Column<QueryResult>[] = [
  { key: 'query', label: 'Query', width: '50%', render: ({ query }) => query },
  { key: 'clicks', label: 'Clicks', align: 'right', render: ({ clicks }) => formatCount(clicks) },
  {
    key: 'impressions',
    label: 'Impressions',
    align: 'right',
    render: ({ impressions }) => formatCount(impressions),
  },
  { key: 'position', label: 'Position', align: 'right', render: ({ position }) => formatPosition(position) },
];

const Performance = ({ performance }: { performance: ArticlePerformance }) => (
  <Stack spacing={2}>
    <FigureTiles total={performance.total} />
    {performance.unknown !== null && <Typography color="textSecondary">{performance.unknown}</Typography>}
    <ClicksChart days={performance.days} />
    {performance.queries.length > 0 && (
      <DataTable
        caption="Queries that led to this article"
        columns={columns}
        rows={performance.queries}
        rowKey={({ query }) => query}
      />
    )}
    {performance.otherClicks > 0 && (
      <Typography variant="body2" color="textSecondary">
        {formatCount(performance.otherClicks)} more clicks came from other queries, among them those that
        Google withholds.
      </Typography>
    )}
  </Stack>
);

interface ArticleResultsProps {
  articleId: string;
  /** Null: not among the pages that are shown. */
  title: string | null;
  timeframe: Timeframe;
  onClose: () => void;
}

/** What became of one article: its days and its queries. */
export const ArticleResults = ({ articleId, title, timeframe, onClose }: ArticleResultsProps) => {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title ? `Results of “${title}”` : 'Results of the article'}</DialogTitle>
      <DialogContent>
        <ResultsSection
          query={useQuery(articlePerformanceQuery(articleId, timeframe))}
          name="Results"
          shape="figures"
        >
          {({ data }) => <Performance performance={data} />}
        </ResultsSection>
      </DialogContent>
      <DialogActions>
        <Button component={RouterLink} to={paths.article(articleId)}>
          Open article
        </Button>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
