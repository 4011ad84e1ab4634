import { spawn, type ChildProcess } from 'node:child_process';
import { checkout } from '../release/origin.ts';
import { endProcess } from './endProcess.ts';
import type { ServeOptions } from './serveOrigin.ts';

const restartMs = 500;

/** Arguments of Node that run the built API. */
const builtApi: readonly string[] = ['api/dist/server.js'];

export interface Supervised {
  stop: () => Promise<void>;
  /** Ends it; a fresh one takes its place. */
  restart: () => Promise<void>;
}

const environmentOf = ({ dataDirectory, publicUrl, quiet }: ServeOptions, port: number) => ({
  ...process.env,
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: dataDirectory,
  PUBLIC_URL: publicUrl,
  ...(quiet && { LOG_LEVEL: 'error' }),
});

/** Runs the API and starts it again when it dies; it ends by itself when this process is gone (its IPC channel closes). */
export const superviseApi = (options: ServeOptions, port: number): Supervised => {
  let stopped = false;
  let child: ChildProcess;
  let again: NodeJS.Timeout | undefined;
  const run = (): void => {
    child = spawn(process.execPath, [...(options.api ?? builtApi)], {
      cwd: checkout,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: environmentOf(options, port),
      detached: true,
    });
    child.once('exit', (code, signal) => {
      if (stopped) return;
      console.error(`The API ended (${signal ?? `code ${code ?? 'unknown'}`}); starting it again.`);
      again = setTimeout(run, restartMs);
    });
  };
  run();
  return {
    restart: () => endProcess(child),
    stop: () => {
      stopped = true;
      clearTimeout(again);
      return endProcess(child);
    },
  };
};
