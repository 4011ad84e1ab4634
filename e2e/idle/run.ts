import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeSection } from '../bench/report/writeSection.ts';
import { startProduct } from '../product/startProduct.ts';
import { findProduct, listProcessTree, readProcess, type ProcessReading } from './processes.ts';
import { formatIdle, formatRow, formatSection, type IdleProcess } from './report.ts';

/**
 * CPU and memory of every process of `npm start` while nobody uses the product. `--seconds=300`; a shorter run does not
 * write docs/benchmarks.md.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '300' } } });
const seconds = Number(values.seconds);
const secondsToWrite = 300;
/** In this time what the start itself took is collected: 312 MB of the API 10 s after it listens, 256 MB from 30 s on. */
const settleMs = 60_000;
const sampleMs = 10_000;
const benchmarksFile = path.resolve(import.meta.dirname, '../../docs/benchmarks.md');

const names: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^npm run start/, 'npm'],
  [/tooling\/dist\/cli\/start\.js/, 'start: static origin, canary watch'],
  [/api\/dist\/server\.js/, 'API, worker, embedded database'],
];
const nameProcess = (command: string): string =>
  names.find(([pattern]) => pattern.test(command))?.[1] ?? command.slice(0, 60);

const readTree = (root: number): ProcessReading[] => listProcessTree(root).map(readProcess);

const summarize = (id: number, samples: readonly ProcessReading[][], elapsed: number): IdleProcess => {
  const own = samples.flatMap((sample) => sample.filter((reading) => reading.id === id));
  const [first, last] = [own[0], own.at(-1)];
  return {
    name: nameProcess(first?.command ?? ''),
    cpu: ((last?.cpuSeconds ?? 0) - (first?.cpuSeconds ?? 0)) / elapsed,
    resident: Math.max(...own.map(({ resident }) => resident)),
    residentWithShared: Math.max(...own.map(({ residentWithShared }) => residentWithShared)),
  };
};

const product = await startProduct();
try {
  const root = findProduct();
  await wait(settleMs);
  const since = performance.now();
  const samples = [readTree(root)];
  while (performance.now() - since < seconds * 1_000) {
    await wait(Math.min(sampleMs, seconds * 1_000));
    samples.push(readTree(root));
  }
  const elapsed = (performance.now() - since) / 1_000;
  const ids = [...new Set(samples.flat().map(({ id }) => id))];
  const rows = ids.map((id) => summarize(id, samples, elapsed));
  for (const row of rows) console.log(formatRow(row));
  if (seconds >= secondsToWrite) writeSection(benchmarksFile, 'idle', formatSection(rows, seconds));
  console.log(formatIdle(rows));
} finally {
  await product.stop();
}
