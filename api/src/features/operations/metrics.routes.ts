import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { assertOperatorAccess } from '../../http/operatorAccess.ts';
import type { Register } from '../register.ts';

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
    assertOperatorAccess(request, env.METRICS_TOKEN);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
