import type { Endpoint } from '@rankwright/contracts/http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { closeDeps, openDeps, type Deps, type DepsOverrides } from '../deps.ts';
import { readEnv } from '../env.ts';
import { jobs } from '../features/features.ts';
import { createMemoryQueue, type MemoryQueue } from '../queue/memoryQueue.ts';
import { createTestClock, type TestClock } from './testClock.ts';
import { openTestDatabase } from './testDatabase.ts';

export interface TestReply<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

export interface TestRequest {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface TestApi {
  app: FastifyInstance;
  deps: Deps;
  clock: TestClock;
  queue: MemoryQueue;
  /** Calls an endpoint. The reply is not validated. */
  call(endpoint: Endpoint, request?: TestRequest): Promise<TestReply>;
  close(): Promise<void>;
}

export interface TestApiOptions extends DepsOverrides {
  env?: Record<string, string>;
  clock?: TestClock;
}

const buildPath = (endpoint: Endpoint, params: Record<string, string | number>): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? `:${name}`));

const buildQuery = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

const buildInjection = (endpoint: Endpoint, request: TestRequest): InjectOptions => ({
  method: endpoint.method,
  url: buildPath(endpoint, request.params ?? {}),
  query: buildQuery(request.query ?? {}),
  headers: { ...(request.token && { authorization: `Bearer ${request.token}` }), ...request.headers },
  ...(request.body !== undefined && { payload: request.body as object }),
});

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
    call: async (endpoint, request = {}) => {
      const reply = await app.inject(buildInjection(endpoint, request));
      const isJson = String(reply.headers['content-type']).startsWith('application/json');
      return {
        status: reply.statusCode,
        body: isJson ? reply.json() : { text: reply.body },
        headers: reply.headers,
      };
    },
    close: async () => {
      await app.close();
      await closeDeps(deps);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
