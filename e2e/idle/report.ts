import { describeMachine } from '@rankwright/testing/bench/benchmarksFile';

export interface IdleProcess {
  name: string;
  /** Share of one core while nobody uses the product. */
  cpu: number;
  /** Bytes, shared pages counted in parts; the largest of all samples. */
  resident: number;
  residentWithShared: number;
}

const formatCpu = (share: number): string => `${(share * 100).toFixed(2)} %`;
const formatMegabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(0);

const sum = (rows: readonly IdleProcess[], read: (row: IdleProcess) => number): number =>
  rows.reduce((total, row) => total + read(row), 0);

export const formatIdle = (rows: readonly IdleProcess[]): string =>
  `idle: CPU ${formatCpu(sum(rows, ({ cpu }) => cpu))} of a core, ${formatMegabytes(sum(rows, ({ resident }) => resident))} MB resident`;

export const formatRow = ({ name, cpu, resident, residentWithShared }: IdleProcess): string =>
  `| ${name} | ${formatCpu(cpu)} | ${formatMegabytes(resident)} | ${formatMegabytes(residentWithShared)} |`;

export const formatSection = (rows: readonly IdleProcess[], seconds: number): string => `## The server at rest

\`npm run measure:idle\`, ${new Date().toISOString().slice(0, 10)}, ${describeMachine()}.
Every process of \`npm start\` with a new data folder and the embedded database, over ${seconds} s without a request. A page of memory that several processes share counts in parts in “resident” and in each of them in “with shared pages”.

| process | CPU of a core | resident, MB | with shared pages, MB |
| --- | ---: | ---: | ---: |
${rows.map(formatRow).join('\n')}

What the rest is: the API process holds the embedded database (PostgreSQL as WebAssembly: its memory, its compiled code and the caches of its one session) beside the API and the worker, and looks every five seconds for jobs that are due; schedules run every minute. The start process serves the static origin, restarts the API and watches canaries. npm waits for it.

\`${formatIdle(rows)}\``;
