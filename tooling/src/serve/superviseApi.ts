import { spawn, type ChildProcess } from 'node:child_process';
import { repositoryRoot } from '../origin/paths.ts';
import { terminateProcess } from '../process/terminateProcess.ts';

const restartMs = 500;

/** Node arguments that start the built API. */
const builtApi: readonly string[] = ['api/dist/server.js'];

export interface ApiOptions {
  dataDirectory: string;
  publicUrl: string;
  /** Log only errors of the API. */
  quiet?: boolean;
  /** Node arguments that start the API; the built API by default. */
  api?: readonly string[];
}

export interface SupervisedApi {
  stop: () => Promise<void>;
  /** Ends the process; a new one starts. */
  restart: () => Promise<void>;
}

const createEnvironment = ({ dataDirectory, publicUrl, quiet }: ApiOptions, port: number) => ({
  ...process.env,
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: dataDirectory,
  PUBLIC_URL: publicUrl,
  ...(quiet && { LOG_LEVEL: 'error' }),
});

/**
 * Runs the API and restarts it when it exits. The API exits by itself when this process dies (its IPC channel
 * closes).
 */
export const superviseApi = (options: ApiOptions, port: number): SupervisedApi => {
  let isStopped = false;
  let child: ChildProcess;
  let restartTimer: NodeJS.Timeout | undefined;
  const startProcess = (): void => {
    child = spawn(process.execPath, [...(options.api ?? builtApi)], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: createEnvironment(options, port),
      detached: true,
    });
    child.once('exit', (code, signal) => {
      if (isStopped) return;
      console.error(`The API exited (${signal ?? `code ${code ?? 'unknown'}`}). Restarting it.`);
      restartTimer = setTimeout(startProcess, restartMs);
    });
  };
  startProcess();
  return {
    restart: () => terminateProcess(child),
    stop: () => {
      isStopped = true;
      clearTimeout(restartTimer);
      return terminateProcess(child);
    },
  };
};
