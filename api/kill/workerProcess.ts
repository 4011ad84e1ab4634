import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../dist/server.js', import.meta.url));

export interface WorkerProcess {
  /** Resolves when it works, or when it is gone. */
  ready: Promise<void>;
  /** SIGKILL: nothing in it learns of its end. Resolves when it is gone. */
  kill(): Promise<void>;
  /** Ends as an operator would end it. */
  stop(): Promise<void>;
}

const gone = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((done) => child.once('exit', () => done()));

/** The built product as a worker of its own. */
export const startWorker = (env: Record<string, string>): WorkerProcess => {
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, ...env, ROLE: 'worker', PORT: '0' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return gone(child);
  };
  const ready = Promise.race([
    new Promise<void>((done) => child.once('message', () => done())),
    new Promise<void>((done) => child.once('exit', () => done())),
  ]);
  return { ready, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
};
