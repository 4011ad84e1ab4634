import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../../../api/dist/server.js', import.meta.url));

export interface WorkerProcess {
  /** Undefined when the process could not be started. */
  pid: number | undefined;
  /** Resolves when the process is ready, with the address at which it listens; null: it has exited. */
  ready: Promise<string | null>;
  /** Resolves when the process has exited. */
  exited: Promise<void>;
  /** Sends SIGKILL, so that nothing is cleaned up; resolves when the process has exited. */
  kill(): Promise<void>;
  /** Sends SIGTERM; resolves when the process has exited. */
  stop(): Promise<void>;
}

/** What the API tells its parent process. */
interface ReadyMessage {
  address: string;
}

const waitForExit = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((done) => child.once('exit', () => done()));

/** Starts the built API as a separate process, in the role of `env`; its log goes to `output`, a file descriptor. */
export const startProcess = (
  env: Record<string, string>,
  output: 'inherit' | number = 'inherit',
): WorkerProcess => {
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
  const exited = waitForExit(child);
  const sendSignal = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return waitForExit(child);
  };
  const listening = new Promise<string>((done) =>
    child.once('message', (message) => done((message as ReadyMessage).address)),
  );
  const ready = Promise.race([listening, exited.then(() => null)]);
  return {
    pid: child.pid,
    ready,
    exited,
    kill: () => sendSignal('SIGKILL'),
    stop: () => sendSignal('SIGTERM'),
  };
};

/** Starts the built API as a separate worker process. */
export const startWorker = (env: Record<string, string>): WorkerProcess =>
  startProcess({ ...env, ROLE: 'worker', PORT: '0' });
