import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { Ids } from '../ids.ts';
import { createCollectorExporter } from './collectorExporter.ts';
import { createDatabaseExporter } from './databaseExporter.ts';
import { createTelemetrySink, type TelemetrySink } from './telemetrySink.ts';
import { createTracer, type Tracer } from './tracer.ts';

interface Tracing {
  sink: TelemetrySink;
  tracer: Tracer;
}

/**
 * With a collector, everything goes there. Without one, the database keeps what traced pages have started, and nothing
 * else is traced.
 */
export const openTracing = (env: Env, db: Database, { clock, ids }: { clock: Clock; ids: Ids }): Tracing => {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const sink = createTelemetrySink(
    endpoint ? createCollectorExporter(endpoint, env) : createDatabaseExporter(db),
  );
  const service = env.ROLE === 'worker' ? 'rankwright-worker' : 'rankwright-api';
  const share = endpoint ? env.OTEL_TRACES_SAMPLER_ARG : 0;
  return { sink, tracer: createTracer({ service, sink, clock, ids, share }) };
};
