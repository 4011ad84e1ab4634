import { history as limits } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { keepPreviousData, useInfiniteQuery } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import {
  Alert,
  Box,
  Button,
  EmptyState,
  ErrorState,
  PageHeader,
  Stack,
  StatTile,
} from '@rankwright/shared-ui/core';
import { useCallback, useState } from 'react';
import { leads } from '../leads.ts';
import { isFiltered } from './filters.model.ts';
import { historyQuery } from './history.data.ts';
import { rowsOf, type HistoryPageData } from './history.model.ts';
import { HistoryFilterBar } from './HistoryFilterBar.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { HistoryWaiting, SummaryWaiting } from './HistoryWaiting.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useHistoryChanges } from './useHistoryChanges.ts';
import { useHistoryFilters } from './useHistoryFilters.ts';
import { useNearBottom } from './useNearBottom.ts';

/** Counting stops at a cap: what stands there may be more. */
const counted = (count: number, stopped: boolean): string =>
  `${count.toLocaleString('en')}${stopped ? '+' : ''}`;

const tiles = {
  display: 'grid',
  gap: { xs: 1.5, sm: 3 },
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
} as const;

const Summary = ({ data }: { data: HistoryPageData & { totalCapped: boolean } }) => (
  <>
    <StatTile label="Total" value={counted(data.total, data.totalCapped)} />
    <StatTile
      label="Articles"
      value={counted(data.articles, data.articles >= limits.totalCap && data.totalCapped)}
    />
    <StatTile
      label="Scheduled"
      value={counted(data.scheduled, data.scheduled >= limits.totalCap && data.totalCapped)}
    />
  </>
);

const Nothing = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) =>
  filtered ? (
    <EmptyState
      title="Nothing found"
      text="No content matches the search and the filters."
      action={
        <Button variant="outlined" onClick={onClear}>
          Show everything
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
          Write the first article
        </Button>
      }
    />
  );

const useChosen = () => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setChosen((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return { chosen, toggle, clear: () => setChosen(new Set()) };
};

/** Everything written and planned, as far as the person scrolls. */
export const Component = () => {
  const { filters, typed, setTyped, choose, clear } = useHistoryFilters();
  const history = useInfiniteQuery({ ...historyQuery(filters), placeholderData: keepPreviousData });
  const changes = useHistoryChanges(filters);
  const selection = useChosen();
  const rows = rowsOf(history.data?.pages);
  useNearBottom(
    history.hasNextPage && !history.isFetching && !history.isFetchNextPageError,
    rows.length,
    () => void history.fetchNextPage(),
  );
  const first = history.data?.pages[0]?.data;
  const ids = rows.filter(({ id }) => selection.chosen.has(id)).map(({ id }) => id);
  const failure = messageOf(history.error, 'Error loading content');
  return (
    <Stack spacing={4}>
      <PageHeader title="Content History" lead={leads.history} />
      {(first ?? history.isPending) && (
        <Box sx={tiles}>{first ? <Summary data={first} /> : <SummaryWaiting />}</Box>
      )}
      <HistoryFilterBar typed={typed} filters={filters} onType={setTyped} onChoose={choose} />
      {changes.removed && (
        <Alert
          severity="info"
          action={
            <>
              <Button
                color="inherit"
                size="small"
                loading={changes.restoring}
                onClick={() => changes.removed && changes.restore(changes.removed)}
              >
                Undo
              </Button>
              <Button color="inherit" size="small" onClick={changes.dismiss}>
                Dismiss
              </Button>
            </>
          }
        >
          “{changes.removed.title}” was removed. It can be brought back for 30 days.
        </Alert>
      )}
      {ids.length > 0 && <SelectionBar ids={ids} onClear={selection.clear} />}
      {history.isPending && <HistoryWaiting rows={8} />}
      {history.isError && rows.length === 0 && (
        <ErrorState
          title="The history could not be loaded"
          text={failure}
          onRetry={() => void history.refetch()}
          retrying={history.isFetching}
        />
      )}
      {history.data && rows.length === 0 && <Nothing filtered={isFiltered(filters)} onClear={clear} />}
      {rows.length > 0 && (
        <HistoryTable
          rows={rows}
          chosen={selection.chosen}
          onChoose={selection.toggle}
          onRemove={changes.remove}
          onDuplicate={changes.duplicate}
        />
      )}
      {history.isFetchingNextPage && <HistoryWaiting rows={3} />}
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
