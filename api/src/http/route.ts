import { noBody, type Endpoint } from '@rankwright/contracts/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from './AppError.ts';
import { authorize } from './authorize.ts';
import type { Guards, Session } from './session.ts';
import { sendEvents } from './sse.ts';
import { validate } from './validate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    guards: Guards;
    /** Every call that was registered, by id. */
    registered: Map<string, Endpoint>;
  }
}

export interface Call<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  /** Who calls; asking for it in a call that anyone may make is a programming error. */
  readonly session: Session;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
}

const paramsOf = (endpoint: Endpoint, request: FastifyRequest): unknown => {
  const parsed = endpoint.params.safeParse(request.params);
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

const prepare = async <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call<E>> => {
  const session = await authorize(app.guards, endpoint, request);
  return {
    params: paramsOf(endpoint, request) as z.output<E['params']>,
    query: validate(endpoint.query, request.query) as z.output<E['query']>,
    body: (endpoint.body === noBody ? undefined : validate(endpoint.body, request.body)) as z.output<
      E['body']
    >,
    get session() {
      if (!session) throw new Error(`${endpoint.id} needs no session and has none.`);
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
  app.route({ method: endpoint.method, url: endpoint.path, handler });
};

/** Registers a call by its contract: guards, validation, handler; nothing leaves that the contract does not name. */
export const route = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.input<E['reply']>>,
): void => {
  register(app, endpoint, async (request, reply) =>
    endpoint.reply.parse(await handler(await prepare(app, endpoint, request, reply))),
  );
};

/** The same for calls that answer with server-sent events. Refusals before the first event keep the error shape. */
export const streamRoute = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => AsyncIterable<z.input<E['reply']>>,
): void => {
  register(app, endpoint, async (request, reply) => {
    const call = await prepare(app, endpoint, request, reply);
    return sendEvents(reply, handler(call), (event) => endpoint.reply.parse(event));
  });
};
