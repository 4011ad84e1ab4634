/** A place in a trace, as `traceparent` carries it (W3C trace context, level 1). */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
}

const pattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The context that a header names; null when it is missing or malformed, or when its trace is not recorded. */
export const parseTraceparent = (header: string | null | undefined): TraceContext | null => {
  const [, traceId, spanId, flags] = pattern.exec(header ?? '') ?? [];
  const isSampled = (Number.parseInt(flags ?? '0', 16) & 1) === 1;
  return traceId && spanId && isSampled ? { traceId, spanId } : null;
};

export const formatTraceparent = ({ traceId, spanId }: TraceContext): string => `00-${traceId}-${spanId}-01`;
