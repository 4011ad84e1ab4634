import { getSchemas } from '@rankwright/contracts/endpoints';
import { noBody, type Endpoint, type EndpointSchemas } from '@rankwright/contracts/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { AppError } from './AppError.ts';
import { authorize } from './authorize.ts';
import type { Guards, Session } from './session.ts';
import { sendEvents, type Heartbeat } from './sse.ts';
import { validate } from './validate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    guards: Guards;
    /** Every registered endpoint, by id. */
    registered: Map<string, Endpoint>;
  }
  interface FastifyRequest {
    /** The caller; null at public endpoints. */
    session: Session | null;
  }
}

export interface RouteContext<E extends Endpoint> {
  params: z.output<EndpointSchemas<E>['params']>;
  query: z.output<EndpointSchemas<E>['query']>;
  body: z.output<EndpointSchemas<E>['body']>;
  /** The caller. Throws on public endpoints, which have no session. */
  readonly session: Session;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

const parseParams = (endpoint: Endpoint, request: FastifyRequest): unknown => {
  const parsed = getSchemas(endpoint).params.safeParse(request.params);
  if (!parsed.success) throw new AppError('NOT_FOUND');
  return parsed.data;
};

const abortOnClose = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

const prepareContext = <E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): RouteContext<E> => {
  const { session } = request;
  const { query, body } = getSchemas(endpoint);
  return {
    params: parseParams(endpoint, request) as z.output<EndpointSchemas<E>['params']>,
    query: validate(query, request.query) as z.output<EndpointSchemas<E>['query']>,
    body: (body === noBody ? undefined : validate(body, request.body)) as z.output<
      EndpointSchemas<E>['body']
    >,
    get session() {
      if (!session) throw new Error(`${endpoint.id} is public and has no session.`);
      return session;
    },
    request,
    reply,
    signal: abortOnClose(reply),
  };
};

const register = (
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) => {
  app.registered.set(endpoint.id, endpoint);
  const { method, path: url, maxBytes } = endpoint;
  app.route({
    method,
    url,
    handler,
    /** Before the body is read: refusing must cost less than asking. */
    onRequest: async (request) => {
      request.session = await authorize(app.guards, endpoint, request);
    },
    ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
  });
};

/**
 * Registers an endpoint: authorization, input validation, handler. Reply fields that the contract does not
 * list are dropped.
 */
export const route = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (context: RouteContext<E>) => Promise<z.input<EndpointSchemas<E>['reply']>>,
): void => {
  const schemas = getSchemas(endpoint);
  register(app, endpoint, async (request, reply) =>
    schemas.reply.parse(await handler(prepareContext(endpoint, request, reply))),
  );
};

/** Like `route`, for server-sent events. Errors before the first event are ordinary error replies. */
export const streamRoute = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (context: RouteContext<E>) => AsyncIterable<z.input<EndpointSchemas<E>['reply']> | Heartbeat>,
): void => {
  register(app, endpoint, async (request, reply) => {
    const context = prepareContext(endpoint, request, reply);
    return sendEvents(reply, handler(context), (event) => getSchemas(endpoint).reply.parse(event));
  });
};

/** Like `route`, for replies that are too large to be held: the handler gives them as pieces of JSON. */
export const jsonStreamRoute = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (context: RouteContext<E>) => Promise<AsyncIterable<string>>,
): void => {
  register(app, endpoint, async (request, reply) => {
    const pieces = await handler(prepareContext(endpoint, request, reply));
    return reply.type('application/json; charset=utf-8').send(Readable.from(pieces));
  });
};
