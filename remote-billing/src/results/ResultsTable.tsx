import type { PageResult } from '@rankwright/contracts/searchPerformance';
import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, Link } from '@rankwright/shared-ui/core';
import { type Column, DataTable } from '@rankwright/shared-ui/tables';
import { formatCount, formatPosition, formatTrend, getPageLabel } from './results.model.ts';

const linkStyle = { overflowWrap: 'anywhere' } as const;

const PageLink = ({ page }: { page: PageResult }) =>
  page.articleId ? (
    <Link component={RouterLink} to={paths.article(page.articleId)} sx={linkStyle}>
      {getPageLabel(page)}
    </Link>
  ) : (
    <Link href={page.url} target="_blank" rel="noreferrer" sx={linkStyle}>
      {getPageLabel(page)}
    </Link>
  );

interface PageCellProps {
  page: PageResult;
  onSelectArticle: (id: string) => void;
}

const PageCell = ({ page, onSelectArticle }: PageCellProps) => {
  const { articleId } = page;
  return (
    <>
      <PageLink page={page} />
      {articleId && (
        <Button
          size="small"
          aria-label={`Results of ${getPageLabel(page)}`}
          onClick={() => onSelectArticle(articleId)}
          sx={{ ml: 1, minWidth: 0 }}
        >
          Results
        </Button>
      )}
    </>
  );
};

const createColumns = (onSelectArticle: (id: string) => void): Column<PageResult>[] => [
  {
    key: 'page',
    label: 'Page',
    width: '50%',
    render: (page) => <PageCell page={page} onSelectArticle={onSelectArticle} />,
  },
  { key: 'clicks', label: 'Clicks', align: 'right', render: ({ clicks }) => formatCount(clicks) },
  { key: 'change', label: 'Change', align: 'right', render: formatTrend },
  {
    key: 'impressions',
    label: 'Impressions',
    align: 'right',
    render: ({ impressions }) => formatCount(impressions),
  },
  { key: 'position', label: 'Position', align: 'right', render: ({ position }) => formatPosition(position) },
];

interface ResultsTableProps {
  pages: readonly PageResult[];
  onSelectArticle: (id: string) => void;
}

/** The pages with the most clicks; those that were published here lead to their article. */
export const ResultsTable = ({ pages, onSelectArticle }: ResultsTableProps) => (
  <DataTable
    caption="Pages in search results"
    columns={createColumns(onSelectArticle)}
    rows={pages}
    rowKey={({ url }) => url}
  />
);
