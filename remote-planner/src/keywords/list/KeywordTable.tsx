import { paths } from '@rankwright/contracts/paths';
import type { Keyword } from '@rankwright/contracts/planner';
import { Box, Link, Typography } from '@rankwright/shared-ui/core';
import { Checkbox } from '@rankwright/shared-ui/forms';
import { type Column, DataTable, type RowSelection, type Sort } from '@rankwright/shared-ui/tables';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { useMemo } from 'react';
import { formatDifficulty, formatVolume } from '../keywordFormat.model.ts';
import { RankButton } from '../ranks/RankButton.tsx';
import { detectIntent } from './intent.model.ts';
import { KeywordButtons, type KeywordActions } from './KeywordButtons.tsx';

interface KeywordTableProps {
  rows: readonly Keyword[];
  actions: KeywordActions;
  selection: RowSelection<Keyword>;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const ArticleLink = ({ article }: Pick<Keyword, 'article'>) =>
  article ? (
    <Link component={RouterLink} to={paths.article(article.id)} sx={{ overflowWrap: 'anywhere' }}>
      {article.title}
    </Link>
  ) : (
    '–'
  );

const createColumns = (actions: KeywordActions): Column<Keyword>[] => [
  { key: 'keyword', label: 'Keyword', sortable: true, render: ({ keyword }) => keyword },
  { key: 'volume', label: 'Volume', sortable: true, align: 'right', render: formatVolume },
  { key: 'difficulty', label: 'Difficulty', sortable: true, align: 'right', render: formatDifficulty },
  { key: 'intent', label: 'Intent', render: ({ keyword }) => detectIntent(keyword) ?? '–' },
  { key: 'category', label: 'Category', sortable: true, render: ({ category }) => category ?? '–' },
  {
    key: 'position',
    label: 'Position',
    align: 'right',
    render: (keyword) => <RankButton keyword={keyword} />,
  },
  { key: 'article', label: 'Article', render: ArticleLink },
  {
    key: 'actions',
    label: 'Actions',
    align: 'right',
    render: (keyword) => <KeywordButtons keyword={keyword} actions={actions} />,
  },
];

/** Sortable table of keywords with volume and difficulty. */
export const KeywordTable = ({ rows, actions, selection, sort, onSort }: KeywordTableProps) => {
  const columns = useMemo(() => createColumns(actions), [actions]);
  return (
    <DataTable
      caption="Keywords"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
      selection={selection}
    />
  );
};

const describeKeyword = (row: Keyword): string =>
  [
    `Volume ${formatVolume(row)}`,
    `difficulty ${formatDifficulty(row)}`,
    detectIntent(row.keyword)?.toLowerCase(),
    row.category,
  ]
    .filter(Boolean)
    .join(' · ');

interface KeywordCardProps {
  keyword: Keyword;
  actions: KeywordActions;
  selection: RowSelection<Keyword>;
}

const KeywordCard = ({ keyword, actions, selection }: KeywordCardProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 1,
      py: 1.25,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Checkbox
      size="small"
      checked={selection.isSelected(keyword)}
      onChange={() => selection.onToggle(keyword)}
      slotProps={{ input: { 'aria-label': `Select ${keyword.keyword}` } }}
      sx={{ alignSelf: 'start', p: 0.25, ml: -0.25 }}
    />
    <div>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{keyword.keyword}</Typography>
      <Typography variant="body2" color="textSecondary">
        {describeKeyword(keyword)}
      </Typography>
      <Typography variant="body2" component="div">
        Position: <RankButton keyword={keyword} />
      </Typography>
      {keyword.article && (
        <Typography variant="body2">
          Article: <ArticleLink article={keyword.article} />
        </Typography>
      )}
      <KeywordButtons keyword={keyword} actions={actions} />
    </div>
  </Box>
);

/** The same list for phones. */
export const KeywordCards = ({
  rows,
  actions,
  selection,
}: Pick<KeywordTableProps, 'rows' | 'actions' | 'selection'>) => (
  <Box component="ul" aria-label="Keywords" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rows.map((keyword) => (
      <KeywordCard key={keyword.id} keyword={keyword} actions={actions} selection={selection} />
    ))}
  </Box>
);
