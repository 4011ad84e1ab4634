import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export interface Finished {
  code: number | null;
  output: string;
}

/** Runs a program to its end, in the repository unless another folder is given. */
export const runCommand = (
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  cwd = root,
): Promise<Finished> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => resolve({ code, output }));
  });

/** Arguments of Node for `npm run remote -- …`. */
export const createRemoteArguments = (...args: string[]): string[] => [
  '--import',
  'tsx',
  'tooling/src/cli/remote/cli.ts',
  ...args,
];

/** `npm run remote -- …` against this origin. */
export const runRemote = (origin: string, ...args: string[]): Promise<Finished> =>
  runCommand(process.execPath, createRemoteArguments(...args), { ORIGIN_DIR: origin });
