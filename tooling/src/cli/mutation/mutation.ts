import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../origin/paths.ts';
import { copyRepository } from '../../lint/copyRepository.ts';
import { stopOnSignals } from '../../process/stopOnSignals.ts';
import { terminateProcess } from '../../process/terminateProcess.ts';
import {
  addTallies,
  forgetSurvivors,
  formatTally,
  listSurvivors,
  readReport,
  tallyMutants,
} from './report.ts';
import type { MutationTally } from './report.ts';
import { createStrykerConfig, dropEnvironments } from './strykerConfig.ts';
import { targets, type MutationTarget } from './targets.ts';

const stryker = path.join(repositoryRoot, 'node_modules/@stryker-mutator/core/bin/stryker.js');

const { onStop } = stopOnSignals();

const selectTargets = (): readonly MutationTarget[] => {
  const { values } = parseArgs({ options: { package: { type: 'string' } } });
  if (values.package === undefined) return targets;
  const selected = targets.filter(({ name }) => name === values.package);
  if (selected.length === 0)
    throw new Error(`--package is one of: ${targets.map(({ name }) => name).join(', ')}.`);
  return selected;
};

const runTarget = async (target: MutationTarget): Promise<MutationTally> => {
  const directory = realpathSync(mkdtempSync(path.join(tmpdir(), 'rankwright-mutation-')));
  const remove = (): void => rmSync(directory, { recursive: true, force: true });
  process.once('exit', remove);
  copyRepository(directory, (file) => !file.endsWith('.png'));
  dropEnvironments(path.join(directory, 'shell/src/kernel'));
  forgetSurvivors(target.name);
  const configFile = path.join(directory, 'stryker.config.json');
  writeFileSync(configFile, JSON.stringify(await createStrykerConfig(directory, target)));
  const run = spawn(process.execPath, [stryker, 'run', configFile], {
    cwd: directory,
    stdio: 'inherit',
    detached: true,
  });
  onStop(() => terminateProcess(run));
  const [code] = (await once(run, 'exit')) as [number | null];
  process.off('exit', remove);
  remove();
  if (code !== 0) throw new Error(`Stryker stopped in ${target.name}.`);
  const report = readReport(target.name);
  const tally = tallyMutants(report);
  console.log(listSurvivors(report).join('\n'));
  console.log(`${target.name}: ${formatTally(tally)} (${JSON.stringify(tally)})`);
  return tally;
};

const tallies: MutationTally[] = [];
for (const target of selectTargets()) tallies.push(await runTarget(target));
console.log(`mutation: ${formatTally(addTallies(tallies))}`);
