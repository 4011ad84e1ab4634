import Fastify, { type FastifyInstance } from 'fastify';
import { registerFaults, type Fault, type Faults } from './faults.ts';
import { openPostStore, type PostStore } from './postStore.ts';

export interface FakePlatformOptions {
  /** Default 0: any free port. */
  port?: number;
  /** Stores the posts in this JSON Lines file; in memory by default. */
  file?: string;
  /** How long each answer takes, in milliseconds; default 0. */
  latencyMs?: number;
}

export interface FakePlatform<S extends object> {
  url: string;
  /** `host:port`, for `OUTBOUND_ALLOW`. */
  address: string;
  posts: PostStore;
  faults: Faults;
  /** States of the account and unverified platform behaviour; tests change them. */
  switches: S;
  close(): Promise<void>;
}

export interface FakePlatformContext<S extends object> {
  app: FastifyInstance;
  posts: PostStore;
  faults: Faults;
  switches: S;
}

/** The trace that each request named, without those of the control API. */
const recordTraces = (app: FastifyInstance): void => {
  const traces: { method: string; traceparent: string | null }[] = [];
  app.addHook('onRequest', async ({ method, url, headers }) => {
    if (url.startsWith('/__fake')) return;
    traces.push({ method, traceparent: headers.traceparent?.toString() ?? null });
  });
  app.get('/__fake/traces', () => traces);
};

/** Registers the control API, which tests in other processes use. */
const registerControlApi = <S extends object>({
  app,
  posts,
  faults,
  switches,
}: FakePlatformContext<S>): void => {
  app.get('/__fake/posts', () => posts.all());
  app.get('/__fake/count', () => ({ count: posts.all().length }));
  app.delete('/__fake/posts', () => {
    posts.clear();
    return { count: 0 };
  });
  app.post<{ Body: Fault }>('/__fake/faults', ({ body }) => {
    faults.add(body);
    return { ok: true };
  });
  app.delete('/__fake/faults', () => {
    faults.clear();
    return { ok: true };
  });
  app.post<{ Body: Partial<S> }>('/__fake/switches', ({ body }) => Object.assign(switches, body));
};

const registerBodyParsers = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
};

const registerLatency = (app: FastifyInstance, latencyMs: number): void => {
  app.addHook('preHandler', () => new Promise<void>((done) => setTimeout(done, latencyMs)));
};

/** Starts a fake platform on loopback with its routes, stored posts, fault injection and switches. */
export const startFakePlatform = async <S extends object>(
  options: FakePlatformOptions,
  switches: S,
  errorBody: (status: number) => unknown,
  register: (context: FakePlatformContext<S>) => void,
): Promise<FakePlatform<S>> => {
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: 10_485_760,
    routerOptions: { maxParamLength: 500 },
  });
  registerBodyParsers(app);
  if (options.latencyMs) registerLatency(app, options.latencyMs);
  const context = {
    app,
    posts: openPostStore(options.file),
    faults: registerFaults(app, errorBody),
    switches,
  };
  recordTraces(app);
  registerControlApi(context);
  register(context);
  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  const { posts, faults } = context;
  return { url, address: new URL(url).host, posts, faults, switches, close: () => app.close() };
};
