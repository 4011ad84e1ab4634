export * from './telemetry.endpoints.ts';
export * from './telemetry.schemas.ts';
export type { Attribute, LogExport, OtlpLog, OtlpSpan, TraceExport } from './otlp.schemas.ts';
