import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { endProcess } from '../start/endProcess.ts';

/** A process of the topology; its output goes to ours. */
export const run = (
  program: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): ChildProcess =>
  spawn(program, words, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
    detached: true,
  });

/** Runs to its end; throws when that was not a good one. */
export const runOnce = async (program: string, words: readonly string[]): Promise<void> => {
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with code ${code ?? 'unknown'}.`);
};

export const ending = (child: ChildProcess) => (): Promise<void> => endProcess(child);
