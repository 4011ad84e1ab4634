import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { checkout } from '../release/origin.ts';
import { readResults, tallyStep, type Tally } from './results.ts';
import type { Step } from './steps.ts';

const environment = {
  ...process.env,
  CI: '1',
  NX_NO_CLOUD: 'true',
  NX_DAEMON: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
};

const running = new Set<ChildProcess>();

/** Ends what is still running, with everything it started. */
export const endSteps = (): void => {
  for (const child of running) if (child.pid) process.kill(-child.pid, 'SIGTERM');
};

const exitCode = (command: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const [program = '', ...rest] = command;
    const child = spawn(program, rest, {
      cwd: checkout,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
      detached: true,
    });
    running.add(child);
    child.once('error', () => resolve(127));
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });

/** Runs a step with its output shown, and counts it. */
export const runStep = async ({ name, command, results }: Step): Promise<Tally> => {
  const file = results && path.join(checkout, 'test-results', results);
  if (file) rmSync(file, { force: true });
  const startedAt = performance.now();
  console.log(`\n── ${name}`);
  const code = await exitCode(command);
  const tally = tallyStep(name, code, file ? readResults(file) : null);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
  return tally;
};
