import { remoteName, releaseVersion } from '@rankwright/contracts/remote';
import type { Attribute, LogExport, OtlpLog, OtlpSpan, TraceExport } from '@rankwright/contracts/telemetry';
import type { TelemetryRecord } from '../../tracing/records.ts';
import type { ReportedFailure } from './telemetry.repository.ts';

/** Whatever else a page sends is not kept: nothing here can name a person or what a person typed. */
const keptAttributes = new Set([
  'rankwright.remote',
  'rankwright.version',
  'rankwright.owner',
  'rankwright.step',
  'rankwright.reason',
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'error.type',
  'code.file.path',
  'code.line.number',
  'web_vital.name',
  'web_vital.value',
]);

/** Addresses with parameters and e-mail addresses. */
const isPersonal = ({ value }: Attribute): boolean =>
  'stringValue' in value && /[?@]|%40/.test(value.stringValue);

/** Taken from the client: the API adds neither the address it comes from nor the browser. */
const browserService = 'rankwright-browser';

const clean = <T extends OtlpSpan | OtlpLog>(record: T): T => ({
  ...record,
  attributes: record.attributes.filter(
    (attribute) => keptAttributes.has(attribute.key) && !isPersonal(attribute),
  ),
});

const namePattern = /^[\w./: -]+$/;

export const readSpans = ({ resourceSpans }: TraceExport): TelemetryRecord[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .filter(({ name }) => namePattern.test(name))
    .map((span) => ({ kind: 'span', service: browserService, record: clean(span) }));

const readLogRecords = ({ resourceLogs }: LogExport): OtlpLog[] =>
  resourceLogs
    .flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords))
    .filter(({ eventName }) => namePattern.test(eventName));

export const readLogs = (body: LogExport): TelemetryRecord[] =>
  readLogRecords(body).map((log) => ({ kind: 'log', service: browserService, record: clean(log) }));

const readText = ({ attributes }: OtlpLog, key: string): string => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value && 'stringValue' in value ? value.stringValue : '';
};

/** Failures and errors of released versions; those of a build that somebody tries in one tab are no team's alarm. */
export const readFailures = (body: LogExport): ReportedFailure[] =>
  readLogRecords(body)
    .filter(({ eventName }) => eventName === 'remote.failure' || eventName === 'exception')
    .map((log) => ({
      remote: readText(log, 'rankwright.remote'),
      version: readText(log, 'rankwright.version'),
      pageView: log.traceId ?? '',
      step: log.eventName === 'exception' ? 'error' : readText(log, 'rankwright.step').slice(0, 20),
    }))
    .filter(
      ({ remote, version, pageView, step }) =>
        remoteName.safeParse(remote).success &&
        releaseVersion.safeParse(version).success &&
        pageView !== '' &&
        step !== '',
    );
