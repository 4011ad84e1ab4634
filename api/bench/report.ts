import type { Timing } from './measure.ts';

export interface Row extends Timing {
  size: number;
  question: string;
}

const ms = (value: number): string => value.toFixed(1);
const ratio = ({ apiMedian, bareMedian }: Timing): number => apiMedian / bareMedian;

export const lineOf = (row: Row): string =>
  `api: ${row.size} ${row.question}: API ${ms(row.apiMedian)} ms (p99 ${ms(row.apiP99)}), ` +
  `bare SQL ${ms(row.bareMedian)} ms (p99 ${ms(row.bareP99)}), ratio ${ratio(row).toFixed(2)}`;

export const tableOf = (rows: readonly Row[]): string => {
  const lines = rows.map(
    (row) =>
      `| ${row.size.toLocaleString('en')} | ${row.question} | ${ms(row.apiMedian)} | ${ms(row.apiP99)} | ${ms(row.bareMedian)} | ${ms(row.bareP99)} | ${ratio(row).toFixed(2)} |`,
  );
  return [
    '| articles | question | API, ms | p99 | bare SQL, ms | p99 | ratio |',
    '| ---: | --- | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
};

const of = (rows: readonly Row[], question: string): Row[] =>
  rows.filter((row) => row.question === question).sort((a, b) => a.size - b.size);

/** Page 1 at the largest size ÷ at the smallest, and the worst search ÷ bare SQL of all sizes. */
export const closing = (rows: readonly Row[]): string => {
  const pages = of(rows, 'page 1');
  const growth = (pages.at(-1)?.apiMedian ?? 0) / (pages[0]?.apiMedian ?? 1);
  const search = Math.max(...of(rows, 'search').map(ratio));
  return `api: page1 growth ${growth.toFixed(2)}, search ratio ${search.toFixed(2)}`;
};
