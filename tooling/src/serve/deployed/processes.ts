import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { terminateProcess } from '../../process/terminateProcess.ts';

/** Spawns a detached process whose output goes to ours. */
export const spawnProcess = (
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): ChildProcess =>
  spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
    detached: true,
  });

/** Runs a program to completion. Throws when it exits with another code than 0. */
export const runToCompletion = async (program: string, args: readonly string[]): Promise<void> => {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${program} exited with code ${code ?? 'unknown'}.`);
};

export const createStopper = (child: ChildProcess) => (): Promise<void> => terminateProcess(child);
