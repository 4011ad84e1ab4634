import * as z from '@rankwright/contracts/zod';

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`));

/** Nanoseconds since 1970, as text because JSON numbers are not exact enough. */
const unixNano = z.string().regex(/^\d{16,20}$/);

const maxItems = 200;

const attribute = z.object({
  key: z.string().min(1).max(60),
  value: z.union([
    z.object({ stringValue: z.string().max(300) }),
    z.object({ doubleValue: z.number() }),
    z.object({ intValue: z.union([z.string().regex(/^-?\d{1,19}$/), z.number().int()]) }),
    z.object({ boolValue: z.boolean() }),
  ]),
});

export type Attribute = z.infer<typeof attribute>;

const attributes = z.array(attribute).max(20).default([]);

const resource = z.object({ attributes }).default({ attributes: [] });

const name = z.string().min(1).max(80);

const span = z.object({
  traceId: hex(32),
  spanId: hex(16),
  parentSpanId: hex(16).optional(),
  name,
  /** 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  kind: z.number().int().min(1).max(5),
  startTimeUnixNano: unixNano,
  endTimeUnixNano: unixNano,
  attributes,
  /** Code 2: an error. */
  status: z.object({ code: z.number().int().min(0).max(2) }).optional(),
});

export type OtlpSpan = z.infer<typeof span>;

const logRecord = z.object({
  traceId: hex(32).optional(),
  timeUnixNano: unixNano,
  /** 9 information, 17 error. */
  severityNumber: z.number().int().min(1).max(24),
  eventName: name,
  attributes,
});

export type OtlpLog = z.infer<typeof logRecord>;

/** `ExportTraceServiceRequest` of OTLP 1, as far as this product sends it. */
export const traceExport = z.object({
  resourceSpans: z
    .array(
      z.object({
        resource,
        scopeSpans: z.array(z.object({ spans: z.array(span).max(maxItems) })).max(5),
      }),
    )
    .min(1)
    .max(5),
});

export type TraceExport = z.infer<typeof traceExport>;

/** `ExportLogsServiceRequest` of OTLP 1, as far as this product sends it. */
export const logExport = z.object({
  resourceLogs: z
    .array(
      z.object({
        resource,
        scopeLogs: z.array(z.object({ logRecords: z.array(logRecord).max(maxItems) })).max(5),
      }),
    )
    .min(1)
    .max(5),
});

export type LogExport = z.infer<typeof logExport>;
