import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { errorCatalogue } from '@rankwright/contracts/errors';
import { bodyBytes } from '@rankwright/contracts/limits';
import { listPageFiles } from '../../pages/pageFiles.ts';
import { getCacheControl, securityHeaders } from './headers.ts';

/** Responds to a request, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const callNext: Middleware = (_request, _response, next) => next();

export interface GatewayOptions {
  origin: string;
  /** URL of the API, e.g. `http://127.0.0.1:4123`; null while it is not running. */
  getApiUrl: () => string | null;
  /** Requests wait for it: the port is bound before the API and the pages are ready. */
  ready?: Promise<void>;
  /** Runs before the gateway's own routes. */
  before?: Middleware;
}

/** Paths that belong to the API behind the gateway. */
const apiPrefixes: readonly string[] = ['/api', '/files', '/dev'];

const createErrorBody = (code: 'UNAVAILABLE' | 'BODY_TOO_LARGE') => {
  const { text } = errorCatalogue[code];
  return { success: false, error: text, message: text, code };
};

/** The API restarts: it is back within seconds. */
const retryAfter = { 'retry-after': '2' };

/** More than any endpoint accepts; the API knows the limit of each. */
const isTooLarge = ({ headers }: FastifyRequest): boolean => {
  const isUpload = headers['content-type']?.startsWith('multipart/') ?? false;
  return Number(headers['content-length'] ?? 0) > (isUpload ? bodyBytes.upload : bodyBytes.text);
};

/** Path as it was sent, and what follows it. */
const splitAddress = ({ url }: FastifyRequest): [sent: string, query: string] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
};

/** The one address of a page: without double slashes, `index.html` and a slash at the end. */
const tidyPath = (sent: string): string =>
  sent
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/(.)\/$/, '$1');

const isHidden = (address: string): boolean => address.split('/').some((part) => part.startsWith('.'));

/** The page for an address that cannot be decoded. Hooks and decorators of the gateway do not reach it. */
const sendBadAddress = (origin: string, reply: FastifyReply) =>
  reply
    .code(400)
    .headers({ ...securityHeaders, 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    .send(readFileSync(path.join(origin, '404.html')));

/**
 * A file address gets the file or 404, never a page; a navigation gets its page or `404.html`.
 */
const createPageHandler = (origin: string) => (request: FastifyRequest, reply: FastifyReply) => {
  const [sent, query] = splitAddress(request);
  const send = (file: string) => {
    if (existsSync(path.join(origin, `${file}.br`))) void reply.header('vary', 'accept-encoding');
    return reply.header('cache-control', getCacheControl(file)).sendFile(file);
  };
  const missing = () =>
    reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found');
  if (tidyPath(sent) !== sent) return reply.redirect(tidyPath(sent) + query, 301);
  const address = new URL(decodeURIComponent(sent), 'file://').pathname;
  if (isHidden(address)) return missing();
  if (/\.[A-Za-z0-9]+$/.test(address)) {
    const file = path.join(origin, address);
    return existsSync(file) && statSync(file).isFile() ? send(address.slice(1)) : missing();
  }
  const page = listPageFiles(address).find((file) => existsSync(path.join(origin, file)));
  return page ? send(page) : reply.code(404).header('cache-control', 'no-cache').sendFile('404.html');
};

/** Pages and files are only read. */
const refuseMethod = (gateway: FastifyInstance): void => {
  gateway.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    onRequest: async (_request, reply) =>
      reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Not allowed'),
    handler: (_request, reply) => reply.send(),
  });
};

const registerProxy = (gateway: FastifyInstance, prefix: string, getApiUrl: GatewayOptions['getApiUrl']) =>
  gateway.register(httpProxy, {
    upstream: '',
    prefix,
    rewritePrefix: prefix,
    http: { requestOptions: { timeout: 180_000 } },
    preHandler: (request, reply, done) => {
      if (isTooLarge(request)) void reply.code(413).send(createErrorBody('BODY_TOO_LARGE'));
      else if (getApiUrl() === null)
        void reply.code(503).headers(retryAfter).send(createErrorBody('UNAVAILABLE'));
      else done();
    },
    replyOptions: {
      getUpstream: () => getApiUrl() ?? '',
      onError: (reply) => {
        void reply.code(503).headers(retryAfter).send(createErrorBody('UNAVAILABLE'));
      },
      // Overwrites what the client says about itself.
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.socket.remoteAddress,
        'x-forwarded-host': request.headers.host,
        'x-forwarded-proto': 'http',
      }),
    },
  });

/** Serves the static origin and the API on one port, as nginx does in production. */
export const createGateway = async ({
  origin,
  getApiUrl,
  ready,
  before = callNext,
}: GatewayOptions): Promise<FastifyInstance> => {
  const gateway = fastify<Server>({
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) => void sendBadAddress(origin, reply),
    serverFactory: (handle: RequestListener) =>
      createServer((request, response) => before(request, response, () => handle(request, response))),
  });
  if (ready) gateway.addHook('onRequest', () => ready);
  gateway.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(securityHeaders))
      if (!reply.hasHeader(name)) void reply.header(name, value);
  });
  for (const prefix of apiPrefixes) await registerProxy(gateway, prefix, getApiUrl);
  await gateway.register(fastifyStatic, {
    root: origin,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    etag: true,
  });
  gateway.get('/*', createPageHandler(origin));
  refuseMethod(gateway);
  return gateway;
};
