import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../origin/paths.ts';
import { readResults, tallyStep, type Tally } from './results.ts';
import { createCommand, type Step } from './steps.ts';

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  CI: '1',
  NX_NO_CLOUD: 'true',
  NX_DAEMON: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
};

const runningProcesses = new Set<ChildProcess>();

/** Terminates all running steps with their process groups. */
export const stopSteps = (): void => {
  for (const child of runningProcesses) if (child.pid) process.kill(-child.pid, 'SIGTERM');
};

const runCommand = (command: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const [program = '', ...rest] = command;
    const child = spawn(program, rest, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
      detached: true,
    });
    runningProcesses.add(child);
    child.once('error', () => resolve(127));
    child.once('exit', (code) => {
      runningProcesses.delete(child);
      resolve(code ?? 1);
    });
  });

/** Runs a step, prints its output and returns its counts. */
export const runStep = async (step: Step, withoutCache: boolean): Promise<Tally> => {
  const { name, results } = step;
  const file = results && path.join(repositoryRoot, 'test-results', results);
  if (file) rmSync(file, { force: true });
  const startedAt = performance.now();
  console.log(`\n── ${name}`);
  const code = await runCommand(createCommand(step, withoutCache));
  if (code === 0) Object.assign(environment, step.provides);
  const tally = tallyStep(name, code, file ? readResults(file) : null);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
  return tally;
};
