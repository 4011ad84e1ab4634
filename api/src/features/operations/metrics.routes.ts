import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { assertOperatorAccess } from '../../http/operatorAccess.ts';
import type { Register } from '../register.ts';

/** Prometheus metrics of this process at `/api/metrics`. */
export const registerMetrics: Register = (app, { env, telemetry }) => {
  const registry = new Registry();
  let isMonitored = false;
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration in seconds, by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  new Gauge({
    name: 'telemetry_dropped_records',
    help: 'Spans and log records that were not written: the queue was full, or the collector did not take them.',
    registers: [registry],
    collect() {
      this.set(telemetry.countDropped());
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/api/metrics', async (request, reply) => {
    assertOperatorAccess(request, env.METRICS_TOKEN);
    // From the first scrape on: measuring the event loop wakes the process a hundred times a second.
    if (!isMonitored) collectDefaultMetrics({ register: registry });
    isMonitored = true;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
