import type { Endpoint } from '@rankwright/contracts/http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { closeDeps, openDeps, type Deps, type DepsOverrides } from '../deps.ts';
import { readEnv } from '../env.ts';
import { jobs } from '../features/features.ts';
import { memoryQueue, type MemoryQueue } from '../queue/memoryQueue.ts';
import { testClock, type TestClock } from './testClock.ts';
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
  /** Sends a call by its contract; the reply is whatever came back. */
  call(endpoint: Endpoint, request?: TestRequest): Promise<TestReply>;
  close(): Promise<void>;
}

export interface TestApiOptions extends DepsOverrides {
  env?: Record<string, string>;
  clock?: TestClock;
}

const pathOf = (endpoint: Endpoint, params: Record<string, string | number>): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? `:${name}`));

const queryOf = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

const injection = (endpoint: Endpoint, request: TestRequest): InjectOptions => ({
  method: endpoint.method,
  url: pathOf(endpoint, request.params ?? {}),
  query: queryOf(request.query ?? {}),
  headers: { ...(request.token && { authorization: `Bearer ${request.token}` }), ...request.headers },
  ...(request.body !== undefined && { payload: request.body as object }),
});

/** The whole API on a fresh database, a clock that stands still and a queue that runs when told. */
export const startTestApi = async ({ env = {}, ...given }: TestApiOptions = {}): Promise<TestApi> => {
  const folder = mkdtempSync(join(tmpdir(), 'rankwright-api-'));
  const clock = given.clock ?? testClock();
  const queue = memoryQueue();
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
      const reply = await app.inject(injection(endpoint, request));
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
