import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { errorCatalogue } from '@rankwright/contracts/errors';
import { cacheControl, securityHeaders } from './headers.ts';

export interface GatewayOptions {
  origin: string;
  /** Address of the API, e.g. `http://127.0.0.1:4123`. */
  api: string;
}

/** Paths that belong to the API behind the gateway. */
export const proxied: readonly string[] = ['/api', '/files', '/dev'];

const isFile = (address: string): boolean => path.extname(address) !== '';
const pageFile = (address: string): string => path.posix.join('pages', address, 'index.html');

const readPolicies = (origin: string): Record<string, string> => {
  const file = path.join(origin, 'policies.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
};

const sendPage = (origin: string) => (request: FastifyRequest, reply: FastifyReply) => {
  const asked = decodeURIComponent(request.url.split('?')[0] ?? '/').replace(/(.)\/+$/, '$1');
  if (isFile(asked))
    return reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('Not found');
  const address =
    existsSync(path.join(origin, pageFile(asked))) && !asked.includes('..') ? asked : '/_fallback';
  const policy = readPolicies(origin)[address];
  if (policy) void reply.header('content-security-policy', policy);
  return reply.header('cache-control', 'no-cache').sendFile(pageFile(address));
};

const unavailable = () => {
  const { text } = errorCatalogue.UNAVAILABLE;
  return { success: false, error: text, message: text, code: 'UNAVAILABLE' };
};

/** The static origin and the API on one address, as nginx serves them in production. */
export const createGateway = async ({ origin, api }: GatewayOptions): Promise<FastifyInstance> => {
  const gateway = fastify({ forceCloseConnections: true, bodyLimit: 32 * 1024 * 1024 });
  gateway.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(securityHeaders))
      if (!reply.hasHeader(name)) void reply.header(name, value);
  });
  for (const prefix of proxied) {
    await gateway.register(httpProxy, {
      upstream: api,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: 180_000 } },
      replyOptions: {
        onError: (reply) => {
          void reply.code(503).send(unavailable());
        },
      },
    });
  }
  await gateway.register(fastifyStatic, {
    root: origin,
    preCompressed: true,
    wildcard: true,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, file) => {
      void response.setHeader('cache-control', cacheControl(path.relative(origin, file)));
    },
  });
  gateway.setNotFoundHandler(sendPage(origin));
  return gateway;
};
