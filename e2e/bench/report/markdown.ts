import { loadavg } from 'node:os';
import type { Comparison } from '../measure/compare.ts';
import type { PageMetrics } from '../measure/load.ts';
import { apiDelayMs, type SecondVisit } from '../measure/secondVisit.ts';
import { renderClosingLine, summarize, type Summary } from './summary.ts';

const columns = [
  'Page',
  'Build',
  'LCP',
  'Interactive',
  'First press',
  'Blocking',
  'Scripts',
  'Requests',
  'Hops',
  'LCP element',
];

const formatMilliseconds = (value: number): string => `${Math.round(value)} ms`;

const createRow = (path: string, build: string, load: PageMetrics): string[] => [
  path,
  build,
  formatMilliseconds(load.largestPaint),
  load.interactive > 0 ? formatMilliseconds(load.interactive) : '–',
  load.firstPress > 0 ? formatMilliseconds(load.firstPress) : '–',
  formatMilliseconds(load.blocking),
  `${(load.scriptBytes / 1000).toFixed(1)} kB`,
  String(load.requests),
  String(load.hops),
  load.largestPaintElement.replaceAll('|', '/'),
];

const createRows = (comparison: Comparison): string[][] => [
  createRow(comparison.route.path, 'federated', comparison.federated),
  createRow('', 'federated, p75', comparison.federatedP75),
  createRow('', 'monolith', comparison.monolith),
  createRow('', 'monolith, p75', comparison.monolithP75),
  createRow('', 'floor', comparison.floor),
  ...(comparison.bare ? [createRow('', 'HTML only', comparison.bare)] : []),
];

const renderLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const renderLoads = (comparisons: readonly Comparison[]): string[] => [
  renderLine(columns),
  renderLine(columns.map(() => '---')),
  ...comparisons.flatMap(createRows).map(renderLine),
];

const renderRatios = (comparisons: readonly Comparison[]): string[] => [
  'Ratios of each page, and those of the federated build to itself, served once more in each round, which differ from 1 by chance. A static page whose HTML and scripts are the same in all builds, compared before it is measured, differs by chance, too, and counts as 1 among the worst:',
  '',
  renderLine([
    'Page',
    'Same page',
    'LCP ÷ monolith',
    'LCP ÷ itself',
    'Interactive ÷ monolith',
    'Interactive ÷ itself',
    'Interactive ÷ floor',
  ]),
  renderLine(Array<string>(7).fill('---')),
  ...comparisons.map(({ route, isSame, ratios }) =>
    renderLine([
      route.path,
      isSame ? 'yes' : 'no',
      ...[
        ratios.largestPaint,
        ratios.control.largestPaint,
        ratios.interactive,
        ratios.control.interactive,
        ratios.floor,
      ].map((ratio) => ratio.toFixed(2)),
    ]),
  ),
];

const listGoals = (summary: Summary): string[] => {
  const { paint, interactive, scripts, floor, hops, overBare, publicScripts, publicBlocking, firstPress } =
    summary;
  const renderGoal = (name: string, value: number, limit: number): string =>
    `- ${name}: ${value.toFixed(2)}, goal ≤ ${limit.toFixed(2)}: ${value <= limit ? 'reached' : '**not reached**'}`;
  return [
    renderGoal('LCP, federated ÷ monolith', paint, 1),
    renderGoal('Interactive, federated ÷ monolith', interactive, 1),
    renderGoal('Script bytes, federated ÷ monolith', scripts, 1.05),
    renderGoal('Interactive, federated ÷ floor', floor, 1.25),
    renderGoal('Hops from the HTML to the last script', hops, 2),
    renderGoal('LCP of public pages ÷ the same HTML without scripts', overBare, 1.1),
    renderGoal('Scripts of a static page, kB (p75)', publicScripts, 15),
    renderGoal('Blocking time of a static page, ms (p75)', publicBlocking, 50),
    renderGoal('First press to its effect on a static page, ms (p75)', firstPress, 100),
    renderGoal('Second visit to the content of the account, ms', summary.secondVisit, 1_000),
  ];
};

const renderSecondVisits = (visits: readonly SecondVisit[]): string[] => [
  `Second visits, in Chromium without a slower network: from the start of the navigation to the first frame with the account's own content, while the API answers after ${apiDelayMs / 1000} s:`,
  '',
  renderLine(['Page', 'CPU of this machine']),
  renderLine(['---', '---']),
  ...visits.map(({ path, ms }) => renderLine([path, formatMilliseconds(ms)])),
];

/** The section of docs/benchmarks.md. */
export const renderMarkdown = (
  comparisons: readonly Comparison[],
  secondVisits: readonly SecondVisit[],
  runs: number,
): string => {
  const summary = summarize(comparisons, secondVisits);
  return [
    '## Cost of federation in the browser',
    '',
    `\`npm run bench:web\`: the same screens federated and as a monolith build, both prerendered, deferred and split by page, and as a floor, which is a bundle for each page of only what it uses, over HTTP/2 with brotli, in Chromium with a four times slower CPU and Fast 4G. First visits with an empty cache, private pages in a session that the device has shown a screen of the plan before, alternating; medians of ${runs}, ratios each of two loads of the same round; scripts with those inside the HTML, of a private page before its first press; load of the machine ${loadavg()[0]?.toFixed(1) ?? 'unknown'}.`,
    '',
    ...renderLoads(comparisons),
    '',
    ...renderRatios(comparisons),
    '',
    ...renderSecondVisits(secondVisits),
    '',
    'Worst page for each metric:',
    '',
    ...listGoals(summary),
    '',
    `\`${renderClosingLine(summary)}\``,
  ].join('\n');
};
