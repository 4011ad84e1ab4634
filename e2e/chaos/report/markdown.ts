import { percentile, recoveryTimes } from './table.ts';
import type { CellResult } from '../matrix/runCell.ts';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** `docs/chaos.md`, written by the run itself. */
export const markdownOf = (table: readonly string[][], results: readonly CellResult[]): string => {
  const [header = [], ...rows] = table;
  const passed = results.filter(({ problems }) => problems.length === 0).length;
  const times = recoveryTimes(results);
  return `# Chaos matrix

Written by \`npm run chaos\`: a real Chromium, the built product, one remote at a time made to misbehave while a person
uses the app. In every cell the shell answers, another remote works, the text says what happened and offers the way on,
the page is never white and never reloaded, the screen comes back once the remote is healthy, and no listener, timer or
script element is left. The figure is the time from "healthy again" to the screen.

${passed}/${results.length} cells · recovery p50 ${Math.round(percentile(times, 0.5))} ms, p95 ${Math.round(percentile(times, 0.95))} ms (promised: 2000 ms)

${row(header)}
${row(header.map(() => '---'))}
${rows.map(row).join('\n')}

Deadlines are shortened in the served registry where a cell waits for one; the mechanism is the same with the long ones.
\`e2e/chaos\` holds the table of faults and the table of remotes; \`npm run chaos -- --only=<fault or remote>\` runs a part.
`;
};
