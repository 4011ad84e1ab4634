import type { HistoryRow } from '@rankwright/contracts/articles';
import { difficultyBadge, platformLabels } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Avatar, Chip, Icon, Link, Skeleton } from '@rankwright/shared-ui/core';
import { lazy, Suspense } from 'react';

const DataTable = lazy(async () => {
  const { DataTable: Table } = await import('@rankwright/shared-ui/data');
  return {
    default: (props: { rows: readonly HistoryRow[] }) => (
      <Table<HistoryRow>
        caption="Content history"
        columns={columns}
        rows={props.rows}
        rowKey={({ id }) => id}
      />
    ),
  };
});

const badgeColor = { default: 'default', secondary: 'warning', destructive: 'error' } as const;
const badgeWords = { default: 'easy', secondary: 'medium', destructive: 'hard' } as const;

const Difficulty = ({ value }: { value: number | null }) => {
  if (value === null) return <>–</>;
  const badge = difficultyBadge(value);
  return (
    <Chip size="small" variant="outlined" color={badgeColor[badge]} label={`${value} ${badgeWords[badge]}`} />
  );
};

const Title = ({ row }: { row: HistoryRow }) => {
  const live = row.publications.filter(({ url }) => url !== null);
  return (
    <>
      {row.type === 'article' ? (
        <Link component={RouterLink} to={paths.article(row.id)}>
          {row.title}
        </Link>
      ) : (
        row.title
      )}
      {live.map(({ id, platform, url }) => (
        <Link
          key={id}
          href={url ?? ''}
          target="_blank"
          rel="noreferrer"
          sx={{ display: 'block', fontSize: '0.8125rem' }}
        >
          View live post on {platformLabels[platform]}
        </Link>
      ))}
    </>
  );
};

const day = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(iso));

const columns = [
  {
    key: 'image',
    label: 'Image',
    width: 64,
    render: (row: HistoryRow) => (
      <Avatar
        variant="rounded"
        src={row.image ?? ''}
        alt=""
        sx={{ bgcolor: 'action.hover', color: 'text.secondary' }}
      >
        <Icon name="file" />
      </Avatar>
    ),
  },
  { key: 'title', label: 'Title', render: (row: HistoryRow) => <Title row={row} /> },
  { key: 'status', label: 'Status', render: ({ status }: HistoryRow) => status },
  { key: 'keyword', label: 'Keyword', render: ({ keyword }: HistoryRow) => keyword || '–' },
  {
    key: 'difficulty',
    label: 'Difficulty',
    render: ({ difficulty }: HistoryRow) => <Difficulty value={difficulty} />,
  },
  { key: 'volume', label: 'Volume', align: 'right' as const, render: ({ volume }: HistoryRow) => volume },
  { key: 'date', label: 'Date', render: ({ date }: HistoryRow) => day(date) },
  { key: 'type', label: 'Type', render: ({ type }: HistoryRow) => type },
];

export const HistoryTable = ({ rows }: { rows: readonly HistoryRow[] }) => (
  <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
    <DataTable rows={rows} />
  </Suspense>
);
