import { spawn } from 'node:child_process';
import path from 'node:path';
import assert from 'node:assert/strict';
import { runRemote } from '../product/command.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface StartedService {
  url: string;
  /** Ends the process and waits for its end. */
  stop: (signal: NodeJS.Signals) => Promise<void>;
}

/** Starts `npm run origin`, by default on a port that it chooses itself. */
export const launchOriginService = (origin: string, port = '0'): Promise<StartedService> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tooling/src/cli/originService.ts'], {
      cwd: root,
      env: { ...process.env, ORIGIN_DIR: origin, PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    const stop: StartedService['stop'] = (signal) => {
      child.kill(signal);
      return ended;
    };
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /service is ready at (\S+)/.exec(output)?.[1];
      if (url) resolve({ url, stop });
    });
    child.once('exit', (code) =>
      reject(new Error(`The origin service exited with ${code ?? 'a signal'}.\n${output}`)),
    );
  });

/** Starts `npm run origin` for the rest of the run. Returns its URL. */
export const startOriginService = async (
  origin: string,
  onEnd: (end: () => Promise<void>) => void,
): Promise<string> => {
  const { url, stop } = await launchOriginService(origin);
  onEnd(() => stop('SIGTERM'));
  return url;
};

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
