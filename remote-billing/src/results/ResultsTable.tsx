import type { PageResult } from '@rankwright/contracts/searchPerformance';
import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Link } from '@rankwright/shared-ui/core';
import { DataTable, type Column } from '@rankwright/shared-ui/data';
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

const columns: Column<PageResult>[] = [
  { key: 'page', label: 'Page', width: '50%', render: (page) => <PageLink page={page} /> },
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

/** The pages with the most clicks; those that were published here lead to their article. */
export const ResultsTable = ({ pages }: { pages: readonly PageResult[] }) => (
  <DataTable caption="Pages in search results" columns={columns} rows={pages} rowKey={({ url }) => url} />
);
