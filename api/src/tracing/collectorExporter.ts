import type { Env } from '../env.ts';
import { toLogExport, toTraceExport } from './records.ts';
import type { TelemetryExporter } from './telemetrySink.ts';

const requestMs = 5_000;

const parseHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split('='))
      .filter(([name, ...value]) => name?.trim() && value.length > 0)
      .map(([name = '', ...value]) => [name.trim(), decodeURIComponent(value.join('=').trim())]),
  );

/** Sends to a collector by OTLP/HTTP in JSON. The operator names it: it may lie on a private network. */
export const createCollectorExporter = (
  endpoint: string,
  { OTEL_EXPORTER_OTLP_HEADERS }: Pick<Env, 'OTEL_EXPORTER_OTLP_HEADERS'>,
): TelemetryExporter => {
  const base = endpoint.replace(/\/$/, '');
  const headers = { 'content-type': 'application/json', ...parseHeaders(OTEL_EXPORTER_OTLP_HEADERS) };
  const send = async (path: string, body: unknown): Promise<void> => {
    const signal = AbortSignal.timeout(requestMs);
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The collector answered ${response.status}.`);
  };
  return async (records) => {
    const traces = toTraceExport(records);
    const logs = toLogExport(records);
    if (traces) await send('/v1/traces', traces);
    if (logs) await send('/v1/logs', logs);
  };
};
