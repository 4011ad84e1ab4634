import { spawn } from 'node:child_process';
import path from 'node:path';
import assert from 'node:assert/strict';
import { runRemote } from '../product/command.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Starts `npm run origin` on a port that it chooses itself. Returns its URL. */
export const startOriginService = (
  origin: string,
  onEnd: (end: () => Promise<void>) => void,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tooling/src/cli/originService.ts'], {
      cwd: root,
      env: { ...process.env, ORIGIN_DIR: origin, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    onEnd(() => {
      child.kill('SIGTERM');
      return ended;
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /service is ready at (\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) =>
      reject(new Error(`The origin service exited with ${code ?? 'a signal'}.\n${output}`)),
    );
  });

export const createToken = async (origin: string, remote: string): Promise<string> => {
  const { code, output } = await runRemote(
    origin,
    'token',
    'create',
    remote,
    '--label',
    `${remote} pipeline`,
  );
  assert.equal(code, 0, output);
  return /rw_\S+/.exec(output)?.[0] ?? '';
};
