import type { Comparison } from '../measure/compare.ts';
import type { Load } from '../measure/load.ts';
import { closingLine, summaryOf } from './summary.ts';

const columns = ['Page', 'Build', 'LCP', 'Interactive', 'Blocking', 'Scripts', 'Requests', 'Hops'];

const milliseconds = (value: number): string => `${Math.round(value)} ms`;

const row = (path: string, build: string, load: Load): string[] => [
  path,
  build,
  milliseconds(load.largestPaint),
  load.interactive > 0 ? milliseconds(load.interactive) : '–',
  milliseconds(load.blocking),
  `${(load.scriptBytes / 1024).toFixed(1)} KB`,
  String(load.requests),
  String(load.hops),
];

const rowsOf = ({ route, federated, monolith, bare }: Comparison): string[][] => [
  row(route.path, 'federated', federated),
  row('', 'one piece', monolith),
  ...(bare ? [row('', 'HTML alone', bare)] : []),
];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const goals = (comparisons: readonly Comparison[]): string[] => {
  const { paint, scripts, hops, overBare } = summaryOf(comparisons);
  const goal = (name: string, value: number, limit: number): string =>
    `- ${name}: ${value.toFixed(2)}, goal ≤ ${limit.toFixed(2)}: ${value <= limit ? 'reached' : '**not reached**'}`;
  return [
    goal('LCP, federated ÷ one piece', paint, 1),
    goal('Script bytes, federated ÷ one piece', scripts, 1.1),
    goal('Hops from the HTML to the last script', hops, 2),
    goal('LCP of public pages ÷ the same HTML without scripts', overBare, 1.1),
  ];
};

/** The section of docs/benchmarks.md. */
export const markdownOf = (comparisons: readonly Comparison[], runs: number): string =>
  [
    '## What federation costs in the browser',
    '',
    `\`npm run bench:web\`: the same screens federated and as one webpack build, both over HTTP/2 with brotli, in Chromium with four times slower CPU and Fast 4G. First visits with an empty cache, in turn; medians of ${runs}.`,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...comparisons.flatMap(rowsOf).map(line),
    '',
    'The worst of all pages:',
    '',
    ...goals(comparisons),
    '',
    `\`${closingLine(summaryOf(comparisons))}\``,
  ].join('\n');
