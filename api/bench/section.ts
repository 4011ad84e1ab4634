import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { closing, tableOf, type Row } from './report.ts';

const file = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
const begin = '<!-- bench:api -->';
const end = '<!-- /bench:api -->';
const title = '# Benchmarks\n\nEach section is written by its own command.\n';

const sectionOf = (rows: readonly Row[], rounds: number): string => {
  const [cpu] = cpus();
  return `${begin}

## The history of a heavy owner

\`npm run bench:api\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpu?.model.trim() ?? 'CPU'}, PostgreSQL on the same machine, load ${loadavg()[0]?.toFixed(1) ?? 'unknown'}.
The owner has a tenth of all articles and of the planned items; ${rounds} calls each over HTTP, in turns with the same question as bare SQL through the same pool. Medians.

${tableOf(rows)}

\`${closing(rows)}\`

${end}`;
};

/** Puts the table between its marks; what others wrote stays. */
export const writeSection = (rows: readonly Row[], rounds: number): void => {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : title;
  const section = sectionOf(rows, rounds);
  const from = before.indexOf(begin);
  const to = before.indexOf(end);
  const after =
    from >= 0 && to > from
      ? before.slice(0, from) + section + before.slice(to + end.length)
      : `${before.trimEnd()}\n\n${section}\n`;
  writeFileSync(file, after);
};
