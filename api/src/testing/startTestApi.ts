import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { closeDeps, openDeps, type Deps, type DepsOverrides } from '../deps.ts';
import { readEnv } from '../env.ts';
import { jobs } from '../features/features.ts';
import { createMemoryQueue, type MemoryQueue } from '../queue/memoryQueue.ts';
import { createApiCall, type ApiCall } from './apiCall.ts';
import { createTestClock, type TestClock } from './testClock.ts';
import { openTestDatabase } from './testDatabase.ts';

export interface TestApi {
  app: FastifyInstance;
  deps: Deps;
  clock: TestClock;
  queue: MemoryQueue;
  call: ApiCall;
  close(): Promise<void>;
}

export interface TestApiOptions extends DepsOverrides {
  env?: Record<string, string>;
  clock?: TestClock;
}

/** Starts the API with a fresh database, a manual clock and an in-memory queue that runs on demand. */
export const startTestApi = async ({ env = {}, ...given }: TestApiOptions = {}): Promise<TestApi> => {
  const folder = mkdtempSync(join(tmpdir(), 'rankwright-api-'));
  const clock = given.clock ?? createTestClock();
  const queue = createMemoryQueue();
  const settings = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_OFF: 'true',
    DATA_DIR: folder,
    ...env,
  });
  const database = given.database ?? (await openTestDatabase());
  const deps = await openDeps(settings, { queue, ...given, clock, database });
  for (const register of jobs) await register(deps);
  const app = await buildApp(deps);
  return {
    app,
    deps,
    clock,
    queue,
    call: createApiCall(app),
    close: async () => {
      await app.close();
      await closeDeps(deps);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
