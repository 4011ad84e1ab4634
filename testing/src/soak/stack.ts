import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startNginx } from '../../../tooling/src/serve/deployed/nginx.ts';
import { startPostgres } from '../../../tooling/src/serve/deployed/postgres.ts';
import { findFreePort } from '../network/findFreePort.ts';
import { superviseProcess, type SupervisedProcess } from '../workers/superviseProcess.ts';

export interface Stack {
  /** Of the gateway. */
  url: string;
  env: Record<string, string>;
  /** Two API and two worker processes. */
  processes: readonly SupervisedProcess[];
  getPostgresId(): number;
  /** Ends PostgreSQL at once, as a crash does, and starts it again. */
  restartPostgres(): Promise<void>;
  /** Starts PostgreSQL again if it gave up. */
  revivePostgres(): Promise<void>;
}

/** What it is given runs at the end, in reverse order. */
type OnStop = (stop: () => Promise<void>) => void;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const createDatabase = async (folder: string, onStop: OnStop) => {
  const directory = path.join(folder, 'postgres');
  const port = await findFreePort();
  let stopLast: () => Promise<void> = () => Promise.resolve();
  onStop(() => stopLast());
  const start = () => startPostgres(directory, port, (stop) => (stopLast = stop));
  const pidFile = path.join(directory, 'data/postmaster.pid');
  const getId = (): number =>
    existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : Number.MAX_SAFE_INTEGER;
  const url = await start();
  return {
    url,
    getId,
    revive: async () => {
      if (!isAlive(getId())) await start();
    },
    restart: async () => {
      const pid = getId();
      process.kill(pid, 'SIGQUIT');
      while (isAlive(pid)) await pause(50);
      await start();
    },
  };
};

const startGateway = async (folder: string, apiPorts: readonly number[], onStop: OnStop): Promise<string> => {
  const originDirectory = path.join(folder, 'origin');
  mkdirSync(originDirectory);
  const listen = `127.0.0.1:${await findFreePort()}`;
  // The template's one server becomes one for each API.
  const apiAddress = apiPorts.map((port) => `127.0.0.1:${port}`).join(' max_fails=0; server ');
  const directory = path.join(folder, 'nginx');
  const logFile = path.join(folder, 'nginx.log');
  startNginx({ directory, listen, originDirectory, apiAddress, logFile }, onStop);
  return `http://${listen}`;
};

/**
 * PostgreSQL, two APIs, two workers and nginx, as in docker/compose.yaml, with all data in `folder`. The errors of the
 * APIs and workers go to `logFile`.
 */
export const startStack = async (
  folder: string,
  outbound: string,
  logFile: string,
  onStop: OnStop,
): Promise<Stack> => {
  mkdirSync(path.join(folder, 'data'));
  const database = await createDatabase(folder, onStop);
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.url,
    SESSION_KEY: '0123456789abcdefghijklmnopqrstuv',
    SECRET_KEYS: `soak:${Buffer.alloc(32, 7).toString('base64')}`,
    RATE_OFF: 'true',
    OUTBOUND_ALLOW: outbound,
    WORKER_LEASE_MS: '10000',
    OUTBOUND_TIMEOUT_MS: '5000',
  };
  const log = openSync(logFile, 'w');
  onStop(() => {
    closeSync(log);
    return Promise.resolve();
  });
  const apiPorts = [await findFreePort(), await findFreePort()];
  const processes = [0, 1].flatMap((index) => [
    superviseProcess(`api ${index + 1}`, { ...env, ROLE: 'api', PORT: String(apiPorts[index]) }, log),
    superviseProcess(`worker ${index + 1}`, { ...env, ROLE: 'worker', PORT: '0' }, log),
  ]);
  onStop(async () => {
    await Promise.all(processes.map((one) => one.stop()));
  });
  await Promise.all(processes.map(({ ready }) => ready));
  const url = await startGateway(folder, apiPorts, onStop);
  return {
    url,
    env,
    processes,
    getPostgresId: database.getId,
    restartPostgres: database.restart,
    revivePostgres: database.revive,
  };
};
