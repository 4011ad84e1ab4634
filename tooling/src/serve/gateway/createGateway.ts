import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { errorCatalogue } from '@rankwright/contracts/errors';
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

/** Bytes that the API accepts: a picture with its multipart frame, and JSON. */
const maxUploadBytes = 6_291_456;
const maxJsonBytes = 2_097_152;

/** Refused here: the API closes the connection, and the proxy could not tell that from an API that is down. */
const isTooLarge = ({ headers }: FastifyRequest): boolean => {
  const isUpload = headers['content-type']?.startsWith('multipart/') ?? false;
  return Number(headers['content-length'] ?? 0) > (isUpload ? maxUploadBytes : maxJsonBytes);
};

const parseAddress = (request: FastifyRequest): string | null => {
  try {
    const decodedPath = decodeURIComponent(new URL(request.url, 'http://gateway').pathname);
    return decodedPath.replace(/(.)\/+$/, '$1');
  } catch {
    return null;
  }
};

const isHidden = (address: string): boolean => address.split('/').some((part) => part.startsWith('.'));

/**
 * A file address gets the file or 404, never a page; a navigation gets its page or `404.html`.
 */
const createPageHandler = (origin: string) => (request: FastifyRequest, reply: FastifyReply) => {
  const address = parseAddress(request);
  const send = (file: string) => reply.header('cache-control', getCacheControl(file)).sendFile(file);
  const missing = () =>
    reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('Not found');
  if (address === null || isHidden(address)) return missing();
  if (path.posix.extname(address) !== '') {
    const file = path.join(origin, address);
    return existsSync(file) && statSync(file).isFile() ? send(address.slice(1)) : missing();
  }
  const page = listPageFiles(address).find((file) => existsSync(path.join(origin, file)));
  return page ? send(page) : reply.code(404).header('cache-control', 'no-cache').sendFile('404.html');
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
    bodyLimit: 32 * 1024 * 1024,
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
  return gateway;
};
