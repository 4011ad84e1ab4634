import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../clock.ts';
import type { Ids } from '../ids.ts';
import { toAttributes, type AttributeValues } from './records.ts';
import type { TelemetrySink } from './telemetrySink.ts';
import type { TraceContext } from './traceContext.ts';

/** OTLP's kinds of spans. */
export const spanKind = { internal: 1, server: 2, client: 3, consumer: 5 } as const;

interface SpanOptions {
  name: string;
  kind: (typeof spanKind)[keyof typeof spanKind];
  attributes?: AttributeValues;
}

export interface Span {
  context: TraceContext;
  end: (result?: { attributes?: AttributeValues; isFailed?: boolean }) => void;
}

/** Records what requests, jobs and outbound calls of one trace do. Without a trace it does nothing. */
export interface Tracer {
  /** The span that the running code belongs to. */
  current: () => TraceContext | null;
  /** Runs code as a part of the span. */
  runWith: <T>(context: TraceContext, work: () => T) => T;
  /** A new trace, or null: only a share of what no traced page has started is traced. */
  startTrace: () => TraceContext | null;
  startSpan: (parent: TraceContext, options: SpanOptions) => Span;
  /** Runs the work as a child of the current span; untraced when there is none. */
  trace: <T>(options: SpanOptions, work: () => Promise<T>) => Promise<T>;
}

const noParent = '0'.repeat(16);

const toUnixNano = (date: Date): string => `${date.getTime()}000000`;

interface TracerOptions {
  service: string;
  sink: TelemetrySink;
  clock: Clock;
  ids: Ids;
  /** Share of the traces that start here and are recorded, from 0 to 1. */
  share: number;
}

export const createTracer = ({ service, sink, clock, ids, share }: TracerOptions): Tracer => {
  const storage = new AsyncLocalStorage<TraceContext>();
  const createHex = (bytes: number): string => Buffer.from(ids.bytes(bytes)).toString('hex');
  const startSpan: Tracer['startSpan'] = (parent, { name, kind, attributes = {} }) => {
    const context = { traceId: parent.traceId, spanId: createHex(8) };
    const startTimeUnixNano = toUnixNano(clock.now());
    const end: Span['end'] = ({ attributes: late = {}, isFailed = false } = {}) =>
      sink.add([
        {
          kind: 'span',
          service,
          record: {
            ...context,
            ...(parent.spanId !== noParent && { parentSpanId: parent.spanId }),
            name,
            kind,
            startTimeUnixNano,
            endTimeUnixNano: toUnixNano(clock.now()),
            attributes: toAttributes({ ...attributes, ...late }),
            ...(isFailed && { status: { code: 2 } }),
          },
        },
      ]);
    return { context, end };
  };
  const current = (): TraceContext | null => storage.getStore() ?? null;
  return {
    current,
    runWith: (context, work) => storage.run(context, work),
    startTrace: () => {
      if (share === 0) return null;
      const traceId = createHex(16);
      const isTraced = Number.parseInt(traceId.slice(-8), 16) / 2 ** 32 < share;
      return isTraced ? { traceId, spanId: noParent } : null;
    },
    startSpan,
    trace: async (options, work) => {
      const parent = current();
      if (!parent) return work();
      const span = startSpan(parent, options);
      try {
        const result = await storage.run(span.context, work);
        span.end();
        return result;
      } catch (error) {
        span.end({ isFailed: true });
        throw error;
      }
    },
  };
};
