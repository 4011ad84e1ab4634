import type { FastifyInstance } from 'fastify';
import { parseTraceparent } from '../tracing/traceContext.ts';
import { spanKind, type Span, type Tracer } from '../tracing/tracer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null;
  }
}

const readHeader = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

/** Probes and the reports themselves are not worth a trace of their own. */
const isTraced = (route: string): boolean =>
  !/^\/api\/(telemetry|health|ready|metrics)/.test(route) && route !== '';

/** A span for every request of a traced page, and for a share of the others. Its handler runs in it. */
export const registerTracing = (app: FastifyInstance, tracer: Tracer): void => {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? '';
    const parent = isTraced(route)
      ? (parseTraceparent(readHeader(request.headers.traceparent)) ?? tracer.startTrace())
      : null;
    if (!parent) {
      done();
      return;
    }
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const name = `${request.method} ${route}`;
    request.span = tracer.startSpan(parent, { name, kind: spanKind.server, attributes });
    tracer.runWith(request.span.context, done);
  });
  // Reading the body leaves the context.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.span) tracer.runWith(request.span.context, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply;
    request.span?.end({
      attributes: { 'http.response.status_code': statusCode },
      isFailed: statusCode >= 500,
    });
  });
};
