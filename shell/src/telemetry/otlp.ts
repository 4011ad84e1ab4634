import { createHex } from '@rankwright/sdk/host';
import type { Attribute, OtlpLog, OtlpSpan } from '@rankwright/contracts/telemetry';
import { getPhaseName } from './phases.model.ts';
import type { Recorded } from './recorder.ts';

type Values = Readonly<Record<string, string | number | null>>;

const toAttributes = (values: Values): Attribute[] =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => ({
      key,
      value:
        typeof value === 'number' ? { doubleValue: value } : { stringValue: String(value).slice(0, 300) },
    }));

const toUnixNano = (at: number): string => `${Math.round((performance.timeOrigin + at) * 1_000)}000`;

/** Their reasons are the host's own words; those of the others may quote an error of a page. */
const stepsOfHost = /^(fetch|schema|origin|hostApi|shared|integrity)$/;

const describeSubject = ({ remote, version, owner }: Recorded): Values => ({
  'rankwright.remote': remote,
  'rankwright.version': version,
  'rankwright.owner': owner,
});

/** A load phase or a request as a span; null for what is a log record. */
export const toSpan = (event: Recorded, pageTraceId: string): OtlpSpan | null => {
  if (event.kind !== 'phase' && event.kind !== 'request') return null;
  const times = {
    startTimeUnixNano: toUnixNano(event.at - event.ms),
    endTimeUnixNano: toUnixNano(event.at),
  };
  if (event.kind === 'phase')
    return {
      traceId: pageTraceId,
      spanId: createHex(8),
      name: `remote.${getPhaseName(event.step)}`,
      kind: 1,
      ...times,
      attributes: toAttributes(describeSubject(event)),
    };
  const { method, route, status, traceId, spanId } = event;
  return {
    traceId,
    spanId,
    name: `${method} ${route}`.trim(),
    kind: 3,
    ...times,
    attributes: toAttributes({
      ...describeSubject(event),
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    }),
    ...((status === null || status >= 500) && { status: { code: 2 } }),
  };
};

const describeLog = (event: Recorded): [name: string, severity: number, values: Values] | null => {
  if (event.kind === 'failure') {
    const { step, reason } = event;
    const values = { 'rankwright.step': step, 'rankwright.reason': stepsOfHost.test(step) ? reason : null };
    return ['remote.failure', 17, values];
  }
  if (event.kind === 'error')
    return ['exception', 17, { 'error.type': event.type, 'code.file.path': event.file }];
  if (event.kind === 'vital')
    return ['web_vital', 9, { 'web_vital.name': event.name, 'web_vital.value': event.value }];
  return null;
};

/** A failure, an error or a web vital as a log record; null for what is a span. */
export const toLog = (event: Recorded, pageTraceId: string): OtlpLog | null => {
  const described = describeLog(event);
  if (!described) return null;
  const [eventName, severityNumber, values] = described;
  return {
    traceId: pageTraceId,
    timeUnixNano: toUnixNano(event.at),
    severityNumber,
    eventName,
    attributes: toAttributes({ ...describeSubject(event), ...values }),
  };
};
