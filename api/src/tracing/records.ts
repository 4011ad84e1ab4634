import type { Attribute, LogExport, OtlpLog, OtlpSpan, TraceExport } from '@rankwright/contracts/telemetry';

interface SpanRecord {
  kind: 'span';
  service: string;
  record: OtlpSpan;
}
interface LogRecord {
  kind: 'log';
  service: string;
  record: OtlpLog;
}
/** A span or log record with the service that it comes from. */
export type TelemetryRecord = SpanRecord | LogRecord;

export type AttributeValues = Readonly<Record<string, string | number>>;

export const toAttributes = (values: AttributeValues): Attribute[] =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
  }));

const groupByService = <T extends TelemetryRecord>(records: readonly T[]) =>
  [...new Set(records.map(({ service }) => service))].map((name) => ({
    resource: { attributes: toAttributes({ 'service.name': name }) },
    records: records.filter(({ service }) => service === name).map(({ record }) => record as T['record']),
  }));

const isSpan = (item: TelemetryRecord): item is SpanRecord => item.kind === 'span';
const isLog = (item: TelemetryRecord): item is LogRecord => item.kind === 'log';

/** Body of a request to `/v1/traces`; null without a span. */
export const toTraceExport = (records: readonly TelemetryRecord[]): TraceExport | null => {
  const resourceSpans = groupByService(records.filter(isSpan)).map(({ resource, records: spans }) => ({
    resource,
    scopeSpans: [{ spans }],
  }));
  return resourceSpans.length === 0 ? null : { resourceSpans };
};

/** Body of a request to `/v1/logs`; null without a log record. */
export const toLogExport = (records: readonly TelemetryRecord[]): LogExport | null => {
  const resourceLogs = groupByService(records.filter(isLog)).map(({ resource, records: logRecords }) => ({
    resource,
    scopeLogs: [{ logRecords }],
  }));
  return resourceLogs.length === 0 ? null : { resourceLogs };
};
