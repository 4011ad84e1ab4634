import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { keepPreviousData, useInfiniteQuery } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Field,
  PageHeader,
  Stack,
  StatTile,
  WaitingState,
} from '@rankwright/shared-ui/core';
import { historyQuery } from './history.data.ts';
import { HistoryTable } from './HistoryTable.tsx';
import { useNearBottom } from './useNearBottom.ts';
import { useSearchText } from './useSearchText.ts';

const Nothing = ({ search }: { search: string }) =>
  search ? (
    <EmptyState title="Nothing found" text={`No content matches “${search}”.`} />
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

export const Component = () => {
  const { typed, searched, setTyped } = useSearchText();
  const history = useInfiniteQuery({ ...historyQuery(searched), placeholderData: keepPreviousData });
  const mark = useNearBottom(
    history.hasNextPage && !history.isFetchingNextPage,
    () => void history.fetchNextPage(),
  );
  const first = history.data?.pages[0]?.data;
  const rows = history.data?.pages.flatMap(({ data }) => data.content) ?? [];
  return (
    <Stack spacing={4}>
      <PageHeader
        title="Content History"
        lead="Everything you wrote and planned. Yours to read and export, with or without a plan."
      />
      {first && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
          <StatTile label="Total" value={first.totalCapped ? `${first.total}+` : first.total} />
          <StatTile label="Articles" value={first.articles} />
          <StatTile label="Scheduled" value={first.scheduled} />
        </Box>
      )}
      <Box sx={{ maxWidth: 420 }}>
        <Field
          label="Search content"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Box>
      {history.isPending && <WaitingState shape="table" />}
      {history.isError && (
        <ErrorState
          title="The history could not be loaded"
          text={messageOf(history.error, 'Error loading content')}
          onRetry={() => void history.refetch()}
          retrying={history.isFetching}
        />
      )}
      {history.data && (rows.length === 0 ? <Nothing search={searched} /> : <HistoryTable rows={rows} />)}
      <div ref={mark}>{history.isFetchingNextPage && <WaitingState shape="table" />}</div>
    </Stack>
  );
};
