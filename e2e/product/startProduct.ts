import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createDataFolder } from './freshProduct.ts';

const root = path.resolve(import.meta.dirname, '../..');
const limitMs = 300_000;
/** Output of the product, for debugging failed journeys. */
const logFile = path.join(root, 'test-results/product.log');

const readyPattern = /Rankwright is ready at (\S+)/;

/** Resolves with the URL that the product prints once it is ready. */
const waitUntilReady = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    mkdirSync(path.dirname(logFile), { recursive: true });
    const timer = setTimeout(() => reject(new Error(`The product did not start:\n${output}`)), limitMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      appendFileSync(logFile, chunk);
      const url = readyPattern.exec(output)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product exited with code ${code ?? 'none'}:\n${output}`));
    });
  });

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

const waitForExit = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => (isRunning(child) ? child.once('exit', () => resolve()) : resolve()));

export interface Product {
  url: string;
  /** Folder of its data and its static origin. */
  dataDirectory: string;
  /** Ends the product and removes its data. */
  stop: (options?: { keepData: boolean }) => Promise<void>;
  /** Ends every process of it with SIGKILL. */
  kill: () => Promise<void>;
  /** Starts a new process on the same data. */
  restart: () => Promise<void>;
}

/**
 * Starts the product with `npm start` as it is built, or with `npm run dev` from its sources; by default on a port that it
 * chooses itself, with a temporary data folder.
 */
export const startProduct = async (
  environment: NodeJS.ProcessEnv = {},
  script: 'start' | 'dev' = 'start',
): Promise<Product> => {
  const { folder: dataDirectory, port: firstPort } = await createDataFolder(environment.PORT);
  let port = firstPort;
  let child: ChildProcess;
  const start = async (): Promise<string> => {
    child = spawn('npm', ['run', script], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: '',
        RATE_OFF: 'true',
        ...environment,
        PORT: port,
        DATA_DIR: dataDirectory,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    return waitUntilReady(child);
  };
  const stopProcess = async (): Promise<void> => {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await waitForExit(child);
  };
  const kill = async (): Promise<void> => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
    await waitForExit(child);
  };
  const url = await start();
  port = new URL(url).port;
  return {
    url,
    dataDirectory,
    stop: async ({ keepData } = { keepData: false }) => {
      await stopProcess();
      if (!keepData) rmSync(dataDirectory, { recursive: true, force: true });
    },
    kill,
    restart: async () => {
      if (isRunning(child)) await stopProcess();
      await start();
    },
  };
};

/** Uses the running product of `PRODUCT_URL` and `PRODUCT_DATA`; otherwise starts one. */
export const openProduct = async (): Promise<Product> => {
  const { PRODUCT_URL: url, PRODUCT_DATA: dataDirectory } = process.env;
  if (!url || !dataDirectory) return startProduct();
  const nothing = () => Promise.resolve();
  return { url, dataDirectory, stop: nothing, kill: nothing, restart: nothing };
};
