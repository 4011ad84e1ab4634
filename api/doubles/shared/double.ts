import Fastify, { type FastifyInstance } from 'fastify';
import { addFaults, type Fault, type Faults } from './faults.ts';
import { openPosts, type Posts } from './posts.ts';

export interface DoubleOptions {
  /** 0, the default, takes a free one. */
  port?: number;
  /** Keeps the posts in this file, one line per write. */
  file?: string;
}

export interface Double<S extends object> {
  url: string;
  /** `host:port`, for the product's list of allowed addresses. */
  address: string;
  posts: Posts;
  faults: Faults;
  /** Facts nobody could verify, and states of the account: set them as the test needs. */
  switches: S;
  close(): Promise<void>;
}

export interface DoubleParts<S extends object> {
  app: FastifyInstance;
  posts: Posts;
  faults: Faults;
  switches: S;
}

/** What tests in other processes read and set. */
const addControl = <S extends object>({ app, posts, faults, switches }: DoubleParts<S>): void => {
  app.get('/__double/posts', () => posts.all());
  app.get('/__double/count', () => ({ count: posts.all().length }));
  app.delete('/__double/posts', () => {
    posts.clear();
    return { count: 0 };
  });
  app.post<{ Body: Fault }>('/__double/faults', ({ body }) => {
    faults.add(body);
    return { ok: true };
  });
  app.delete('/__double/faults', () => {
    faults.clear();
    return { ok: true };
  });
  app.post<{ Body: Partial<S> }>('/__double/switches', ({ body }) => Object.assign(switches, body));
};

const addBodies = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
};

/** A platform's double on loopback: its routes, countable posts, faults on demand, switches. */
export const startDouble = async <S extends object>(
  options: DoubleOptions,
  switches: S,
  errorBody: (status: number) => unknown,
  register: (parts: DoubleParts<S>) => void,
): Promise<Double<S>> => {
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: 10_485_760,
    routerOptions: { maxParamLength: 500 },
  });
  addBodies(app);
  const parts = { app, posts: openPosts(options.file), faults: addFaults(app, errorBody), switches };
  addControl(parts);
  register(parts);
  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  const { posts, faults } = parts;
  return { url, address: new URL(url).host, posts, faults, switches, close: () => app.close() };
};
