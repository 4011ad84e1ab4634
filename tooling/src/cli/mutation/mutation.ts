import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../origin/paths.ts';
import { copyRepository } from '../../lint/copyRepository.ts';
import { stopOnSignals } from '../../process/stopOnSignals.ts';
import { terminateProcess } from '../../process/terminateProcess.ts';
import { formatTallies, listSurvivors, tallyMutants } from './report.ts';
import { finishReport, readReport, startReport } from './reportFiles.ts';
import { createStrykerConfig, dropEnvironments } from './strykerConfig.ts';
import { listGaps, readSources, summarizeReport } from './summary.ts';
import { listFiles, targets, type MutationTarget } from './targets.ts';

const stryker = path.join(repositoryRoot, 'node_modules/@stryker-mutator/core/bin/stryker.js');

const { onStop } = stopOnSignals();

const { values: options } = parseArgs({
  options: {
    /** One target, or several, separated by commas. */
    package: { type: 'string' },
    /** Percent of the mutants to test. */
    sample: { type: 'string', default: '100' },
    /** Runs nothing. */
    summary: { type: 'boolean', default: false },
  },
});

const selectTargets = (): readonly MutationTarget[] => {
  if (options.summary) return [];
  const names = options.package?.split(',') ?? targets.map(({ name }) => name);
  const selected = targets.filter(({ name }) => names.includes(name));
  if (selected.length < names.length)
    throw new Error(`--package is one of: ${targets.map(({ name }) => name).join(', ')}.`);
  return selected;
};

const readShare = (): number => {
  const percent = Number(options.sample);
  if (!(percent > 0 && percent <= 100)) throw new Error('--sample is a percentage, such as 5.');
  return percent / 100;
};

const runStryker = async (directory: string, configFile: string): Promise<void> => {
  // A test that is stopped at its first failure leaves its folders behind.
  const temporary = path.join(directory, 'temporary');
  mkdirSync(temporary);
  const run = spawn(process.execPath, [stryker, 'run', configFile], {
    cwd: directory,
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, TMPDIR: temporary },
  });
  onStop(() => terminateProcess(run));
  const [code] = (await once(run, 'exit')) as [number | null];
  if (code !== 0) throw new Error('Stryker stopped.');
};

const runTarget = async (target: MutationTarget, share: number): Promise<void> => {
  const { name } = target;
  const directory = realpathSync(mkdtempSync(path.join(tmpdir(), 'rankwright-mutation-')));
  const remove = (): void => rmSync(directory, { recursive: true, force: true });
  process.once('exit', remove);
  // Without the screenshots; the pages need their image.
  copyRepository(directory, (file) => !file.endsWith('.png') || file.startsWith('tooling/'));
  dropEnvironments(path.join(directory, 'shell/src/kernel'));
  const sources = readSources(directory, listFiles(directory, target.mutated));
  startReport(name, share, sources);
  const configFile = path.join(directory, 'stryker.config.json');
  writeFileSync(configFile, JSON.stringify(await createStrykerConfig(directory, target, share)));
  await runStryker(directory, configFile);
  process.off('exit', remove);
  remove();
  const report = finishReport(name, share, sources);
  const tally = tallyMutants(report);
  console.log(listSurvivors(report).join('\n'));
  console.log(`${name}: ${formatTallies([tally])} (${JSON.stringify(tally)})`);
};

/** The score of every target as it was last measured, and what it leaves out. */
const printSummary = (): void => {
  const summaries = targets.map(({ name, mutated }) =>
    summarizeReport(name, readReport(name), readSources(repositoryRoot, listFiles(repositoryRoot, mutated))),
  );
  const measured = summaries.flatMap(({ name, tally }) => (tally ? [{ name, tally }] : []));
  for (const { name, tally } of measured) console.log(`${name}: ${formatTallies([tally])}`);
  const gaps = listGaps(summaries);
  if (gaps.length > 0) console.log(`\nNot in the score:\n${gaps.join('\n')}\n`);
  console.log(`mutation: ${formatTallies(measured.map(({ tally }) => tally))}`);
  if (options.summary && gaps.length > 0) process.exitCode = 1;
};

const share = readShare();
for (const target of selectTargets())
  await runTarget(target, share).catch((error: unknown) => {
    process.exitCode = 1;
    console.error(`${target.name}: ${String(error)}`);
  });
printSummary();
