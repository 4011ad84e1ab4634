import { spawn, type ChildProcess } from 'node:child_process';
import { repositoryRoot } from '../origin/paths.ts';
import { terminateProcess } from '../process/terminateProcess.ts';

const restartMs = 500;

/** The API's message to its parent process once it listens. */
const isReadyMessage = (message: unknown): message is { type: 'ready'; address: string } =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';

/** Node arguments that start the built API. New objects get 8 MB, which is collected earlier than the default of 16. */
const builtApi: readonly string[] = ['--max-semi-space-size=8', 'api/dist/server.js'];

/**
 * glibc returns freed memory to the system: by default, it keeps a heap for each thread, and after a large block is freed,
 * it keeps blocks of that size as well. After the start, that was 60 MB of compilers' and database's memory.
 */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

export interface ApiOptions {
  dataDirectory: string;
  publicUrl: string;
  /** Log only errors of the API. */
  quiet?: boolean;
  /** Environment instead of this process's own. */
  environment?: NodeJS.ProcessEnv;
  /** Node arguments that start the API; the built API by default. */
  api?: readonly string[];
}

export interface SupervisedApi {
  /** URL of the running API; null between exit and restart. */
  getUrl: () => string | null;
  /** Resolves with the URL once the API listens for the first time. */
  listening: Promise<string>;
  stop: () => Promise<void>;
  /** Ends the process; a new one starts. */
  restart: () => Promise<void>;
}

/** The API chooses a free port itself and reports it; a port selected in advance could be taken meanwhile. */
const createEnvironment = ({ dataDirectory, publicUrl, quiet, environment = process.env }: ApiOptions) => ({
  ...allocator,
  ...environment,
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDirectory,
  PUBLIC_URL: publicUrl,
  ...(quiet && { LOG_LEVEL: 'error' }),
});

/**
 * Runs the API and restarts it when it exits. The API exits by itself when this process dies (its IPC channel
 * closes).
 */
export const superviseApi = (options: ApiOptions): SupervisedApi => {
  let isStopped = false;
  let url: string | null = null;
  let resolveListening: (url: string) => void = () => undefined;
  const listening = new Promise<string>((resolve) => {
    resolveListening = resolve;
  });
  let child: ChildProcess;
  let restartTimer: NodeJS.Timeout | undefined;
  const startProcess = (): void => {
    child = spawn(process.execPath, [...(options.api ?? builtApi)], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: createEnvironment(options),
      detached: true,
    });
    child.on('message', (message) => {
      if (!isReadyMessage(message)) return;
      url = message.address;
      resolveListening(url);
    });
    child.once('exit', (code, signal) => {
      url = null;
      if (isStopped) return;
      console.error(`The API exited (${signal ?? `code ${code ?? 'unknown'}`}). Restarting it.`);
      restartTimer = setTimeout(startProcess, restartMs);
    });
  };
  startProcess();
  return {
    getUrl: () => url,
    listening,
    restart: () => terminateProcess(child),
    stop: () => {
      isStopped = true;
      clearTimeout(restartTimer);
      return terminateProcess(child);
    },
  };
};
