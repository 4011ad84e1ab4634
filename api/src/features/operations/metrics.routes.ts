import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AppError } from '../../http/AppError.ts';
import { bearerToken } from '../../http/session.ts';
import type { Register } from '../register.ts';

const isSameToken = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Allows callers with the configured token or, when none is configured, requests from this machine. Others
 * get 404.
 */
const assertMetricsAccess = (request: FastifyRequest, token: string | undefined) => {
  if (token) {
    if (!isSameToken(bearerToken(request), token)) throw new AppError('SESSION_INVALID');
  } else if (!ipaddr.isValid(request.ip) || ipaddr.process(request.ip).range() !== 'loopback')
    throw new AppError('NOT_FOUND');
};

/** Prometheus metrics of this process at `/api/metrics`. */
export const registerMetrics: Register = (app, { env }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration in seconds, by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/api/metrics', async (request, reply) => {
    assertMetricsAccess(request, env.METRICS_TOKEN);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
