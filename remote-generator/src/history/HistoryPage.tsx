import { history as limits } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { keepPreviousData, useInfiniteQuery } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, EmptyState, ErrorState, PageHeader, Stack, StatTile } from '@rankwright/shared-ui/core';
import { pageDescriptions } from '../pageDescriptions.ts';
import { isFiltered } from './filters.model.ts';
import { historyQuery } from './history.data.ts';
import { listRows, type HistoryPageData } from './history.model.ts';
import { HistoryFilterBar } from './HistoryFilterBar.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { HistorySkeleton, UnknownSummary } from './HistorySkeleton.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useBulkChanges } from './useBulkChanges.ts';
import { useHistoryChanges } from './useHistoryChanges.ts';
import { useHistoryFilters } from './useHistoryFilters.ts';
import { useNearBottom } from './useNearBottom.ts';
import { useSelection } from './useSelection.ts';

/** Formats a count; a plus sign marks a count that reached the cap (`limits.totalCap`). */
const formatCount = (count: number, isCapped: boolean): string =>
  `${count.toLocaleString('en')}${isCapped ? '+' : ''}`;

const tilesStyle = {
  display: 'grid',
  gap: { xs: 1.5, sm: 3 },
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
} as const;

const Summary = ({ data }: { data: HistoryPageData & { totalCapped: boolean } }) => (
  <>
    <StatTile label="Total" value={formatCount(data.total, data.totalCapped)} />
    <StatTile
      label="Articles"
      value={formatCount(data.articles, data.articles >= limits.totalCap && data.totalCapped)}
    />
    <StatTile
      label="Scheduled"
      value={formatCount(data.scheduled, data.scheduled >= limits.totalCap && data.totalCapped)}
    />
  </>
);

const EmptyHistory = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) =>
  filtered ? (
    <EmptyState
      title="Nothing found"
      text="No content matches your search and filters."
      action={
        <Button variant="outlined" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  ) : (
    <EmptyState
      illustration="empty-history"
      title="Nothing written yet"
      text="Your articles and planned content appear here."
      action={
        <Button component={RouterLink} to={paths.generateContent} variant="contained">
          Write your first article
        </Button>
      }
    />
  );

export { prefetch } from './prefetch.ts';

/** All articles and scheduled content, loaded page by page while scrolling. */
export const Component = () => {
  const { filters, typed, setTyped, applyFilters, clear } = useHistoryFilters();
  const history = useInfiniteQuery({ ...historyQuery(filters), placeholderData: keepPreviousData });
  const changes = useHistoryChanges(filters);
  const selection = useSelection();
  const bulk = useBulkChanges(filters, selection.clear);
  const rows = listRows(history.data?.pages);
  useNearBottom(
    history.hasNextPage && !history.isFetching && !history.isFetchNextPageError,
    rows.length,
    () => void history.fetchNextPage(),
  );
  const first = history.data?.pages[0]?.data;
  const failure = getErrorMessage(history.error, 'Error loading content');
  return (
    <Stack spacing={4}>
      <PageHeader title="Content History" lead={pageDescriptions.history} />
      <Box sx={tilesStyle}>
        {first ? <Summary data={first} /> : <UnknownSummary isPending={history.isPending} />}
      </Box>
      <HistoryFilterBar typed={typed} filters={filters} onType={setTyped} onFilter={applyFilters} />
      <SelectionBar rows={rows} selection={selection} bulk={bulk} />
      {history.isPending && <HistorySkeleton rows={8} />}
      {history.isError && rows.length === 0 && (
        <ErrorState
          title="The history could not be loaded"
          text={failure}
          onRetry={() => void history.refetch()}
          retrying={history.isFetching}
        />
      )}
      {history.data && rows.length === 0 && <EmptyHistory filtered={isFiltered(filters)} onClear={clear} />}
      {rows.length > 0 && (
        <HistoryTable
          rows={rows}
          selected={selection.selected}
          onSelect={selection.toggle}
          onRemove={changes.remove}
          onDuplicate={changes.duplicate}
        />
      )}
      {history.isFetchingNextPage && <HistorySkeleton rows={3} />}
      {history.isFetchNextPageError && (
        <ErrorState
          title="The next rows could not be loaded"
          text={failure}
          onRetry={() => void history.fetchNextPage()}
          retrying={history.isFetchingNextPage}
        />
      )}
    </Stack>
  );
};
