import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { checkout } from '../release/origin.ts';
import { endProcess } from './endProcess.ts';
import type { ServeOptions } from './serveOrigin.ts';

const restartMs = 500;

export interface Supervised {
  stop: () => Promise<void>;
}

/** Runs the API and starts it again when it dies; it ends by itself when this process is gone (its IPC channel closes). */
export const superviseApi = (settings: ServeOptions, port: number): Supervised => {
  let stopped = false;
  let child: ChildProcess;
  let restart: NodeJS.Timeout | undefined;
  const run = (): void => {
    child = spawn(process.execPath, [path.join(checkout, 'api/dist/server.js')], {
      cwd: checkout,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: settings.dataDirectory,
        PUBLIC_URL: settings.publicUrl,
        ...(settings.quiet && { LOG_LEVEL: 'error' }),
      },
      detached: true,
    });
    child.once('exit', (code, signal) => {
      if (stopped) return;
      console.error(`The API ended (${signal ?? `code ${code ?? 'unknown'}`}); starting it again.`);
      restart = setTimeout(run, restartMs);
    });
  };
  run();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(restart);
      return endProcess(child);
    },
  };
};
