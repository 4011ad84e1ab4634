import { describeMachine } from './benchmarksFile.ts';
import type { Timing } from './measure.ts';

export interface Row extends Timing {
  size: number;
  query: string;
}

const formatMs = (value: number): string => value.toFixed(1);
const getRatio = ({ apiMedian, sqlMedian }: Timing): number => apiMedian / sqlMedian;

export const formatLine = (row: Row): string =>
  `api: ${row.size} ${row.query}: API ${formatMs(row.apiMedian)} ms (p99 ${formatMs(row.apiP99)}), ` +
  `plain SQL ${formatMs(row.sqlMedian)} ms (p99 ${formatMs(row.sqlP99)}), ratio ${getRatio(row).toFixed(2)}`;

export const formatTable = (rows: readonly Row[]): string => {
  const lines = rows.map(
    (row) =>
      `| ${row.size.toLocaleString('en')} | ${row.query} | ${formatMs(row.apiMedian)} | ${formatMs(row.apiP99)} | ${formatMs(row.sqlMedian)} | ${formatMs(row.sqlP99)} | ${getRatio(row).toFixed(2)} |`,
  );
  return [
    '| articles | query | API, ms | p99 | plain SQL, ms | p99 | ratio |',
    '| ---: | --- | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
};

const filterByQuery = (rows: readonly Row[], query: string): Row[] =>
  rows.filter((row) => row.query === query).sort((a, b) => a.size - b.size);

/** Growth: page 1 at the largest size ÷ at the smallest. Search ratio: the worst API ÷ plain SQL of all sizes. */
export const formatSummary = (rows: readonly Row[]): string => {
  const pages = filterByQuery(rows, 'page 1');
  const growth = (pages.at(-1)?.apiMedian ?? 0) / (pages[0]?.apiMedian ?? 1);
  const search = Math.max(...filterByQuery(rows, 'search').map(getRatio));
  return `api: page1 growth ${growth.toFixed(2)}, search ratio ${search.toFixed(2)}`;
};

export const formatSection = (rows: readonly Row[], rounds: number): string => {
  return `## Content history of a large account

\`npm run bench:api\`, ${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, PostgreSQL on the same machine.
The account owns a tenth of all articles and scheduled items. ${rounds} requests each over HTTP, alternating with the same query as plain SQL on the same pool. Medians.

${formatTable(rows)}

\`${formatSummary(rows)}\``;
};
