import type { Outbound, OutboundOptions } from '../outbound/outbound.ts';
import { formatTraceparent, type TraceContext } from './traceContext.ts';
import { spanKind, type Tracer } from './tracer.ts';

const addTraceparent = <T extends OutboundOptions>(options: T, context: TraceContext): T => ({
  ...options,
  headers: {
    ...(options.headers as Record<string, string> | undefined),
    traceparent: formatTraceparent(context),
  },
});

/** Outbound requests that name the trace they belong to. Their spans do not name the address: it belongs to a customer. */
export const traceOutbound = (outbound: Outbound, tracer: Tracer): Outbound => {
  const call = async <T extends OutboundOptions>(
    options: T,
    send: (options: T) => ReturnType<Outbound['fetch']>,
  ): ReturnType<Outbound['fetch']> => {
    const parent = tracer.current();
    if (!parent) return send(options);
    const method = options.method ?? 'GET';
    const attributes = { 'http.request.method': method };
    const span = tracer.startSpan(parent, { name: `outbound ${method}`, kind: spanKind.client, attributes });
    try {
      const response = await send(addTraceparent(options, span.context));
      const { status } = response;
      span.end({ attributes: { 'http.response.status_code': status }, isFailed: status >= 400 });
      return response;
    } catch (error) {
      span.end({ isFailed: true });
      throw error;
    }
  };
  return {
    fetch: (url, options = {}) => call(options, (traced) => outbound.fetch(url, traced)),
    stream: (url, options) => call(options, (traced) => outbound.stream(url, traced)),
    close: () => outbound.close(),
  };
};
