import { computePercentile, listRecoveryTimes } from './table.ts';
import type { CellResult } from '../matrix/runCell.ts';

const renderRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Content of `docs/chaos.md`. */
export const renderMarkdown = (table: readonly string[][], results: readonly CellResult[]): string => {
  const [header = [], ...rows] = table;
  const passed = results.filter(({ problems }) => problems.length === 0).length;
  const times = listRecoveryTimes(results);
  return `# Chaos matrix

Written by \`npm run chaos\`: real Chromium, the built product, and a fault in one remote at a time while the app is in
use. Every cell checks that the shell responds, another remote works, the message names the problem and a next step, the
page is never blank and never reloads, the screen recovers when the fault ends, and no listener, timer or script element
leaks. The figure is the time from the end of the fault to the screen.

${passed}/${results.length} cells · recovery p50 ${Math.round(computePercentile(times, 0.5))} ms, p95 ${Math.round(computePercentile(times, 0.95))} ms (promised: 2000 ms)

${renderRow(header)}
${renderRow(header.map(() => '---'))}
${rows.map(renderRow).join('\n')}

Deadlines are shortened in the served registry where a cell waits for one. The faults and the remotes are listed in
\`e2e/chaos\`; \`npm run chaos -- --only=<fault or remote>\` runs a part.
`;
};
