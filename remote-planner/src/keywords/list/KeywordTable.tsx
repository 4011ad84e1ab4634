import { paths } from '@rankwright/contracts/paths';
import type { Keyword } from '@rankwright/contracts/planner';
import { Box, Link, Typography } from '@rankwright/shared-ui/core';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { DataTable, type Column, type Sort } from '@rankwright/shared-ui/data';
import { useMemo } from 'react';
import { formatDifficulty, formatVolume } from '../keywordFormat.model.ts';
import { KeywordButtons, type KeywordActions } from './KeywordButtons.tsx';

interface KeywordTableProps {
  rows: readonly Keyword[];
  actions: KeywordActions;
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
  { key: 'category', label: 'Category', sortable: true, render: ({ category }) => category ?? '–' },
  { key: 'article', label: 'Article', render: ArticleLink },
  {
    key: 'actions',
    label: 'Actions',
    align: 'right',
    render: (keyword) => <KeywordButtons keyword={keyword} actions={actions} />,
  },
];

/** Sortable table of keywords with volume and difficulty. */
export const KeywordTable = ({ rows, actions, sort, onSort }: KeywordTableProps) => {
  const columns = useMemo(() => createColumns(actions), [actions]);
  return (
    <DataTable
      caption="Keywords"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  );
};

/** The same list for phones. */
export const KeywordCards = ({ rows, actions }: Pick<KeywordTableProps, 'rows' | 'actions'>) => (
  <Box component="ul" aria-label="Keywords" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rows.map((keyword) => (
      <Box component="li" key={keyword.id} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{keyword.keyword}</Typography>
        <Typography variant="body2" color="textSecondary">
          Volume {formatVolume(keyword)} · difficulty {formatDifficulty(keyword)}
          {keyword.category && ` · ${keyword.category}`}
        </Typography>
        {keyword.article && (
          <Typography variant="body2">
            Article: <ArticleLink article={keyword.article} />
          </Typography>
        )}
        <KeywordButtons keyword={keyword} actions={actions} />
      </Box>
    ))}
  </Box>
);
