import { logReportsPath, spanReportsPath } from '@rankwright/contracts/remote';
import type { OtlpLog, OtlpSpan } from '@rankwright/contracts/telemetry';
import type { Subject } from '../kernel/ports/telemetryEvent.ts';
import { toLog, toSpan } from './otlp.ts';
import type { Recorded, Recorder } from './recorder.ts';
import { observeVitals } from './vitals.ts';

/** Reports wait for others; a page that is left sends what it has. */
const batchMs = 5_000;
/** A beacon takes 64 KB; a record has less than 600 bytes. */
const maxBatch = 80;

const send = (path: string, body: unknown): void =>
  void navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));

const resource = {
  attributes: [{ key: 'service.name', value: { stringValue: 'rankwright-browser' } }],
};

/** A page view that is not sampled reports failures and errors only. */
const isReported = ({ kind }: Recorded, { isSampled }: Recorder): boolean =>
  isSampled || kind === 'failure' || kind === 'error';

/** Sends what the recorder has and gets, in batches. A lost report is not sent again. */
export const startReporter = (recorder: Recorder, getSubject: () => Subject): (() => void) => {
  let spans: OtlpSpan[] = [];
  let logs: OtlpLog[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (spans.length > 0) send(spanReportsPath, { resourceSpans: [{ resource, scopeSpans: [{ spans }] }] });
    if (logs.length > 0)
      send(logReportsPath, { resourceLogs: [{ resource, scopeLogs: [{ logRecords: logs }] }] });
    spans = [];
    logs = [];
  };
  const stop = recorder.consume((event) => {
    if (!isReported(event, recorder)) return;
    const span = toSpan(event, recorder.pageTraceId);
    const log = toLog(event, recorder.pageTraceId);
    if (span) spans.push(span);
    if (log) logs.push(log);
    if (spans.length + logs.length >= maxBatch) flush();
    else timer ??= setTimeout(flush, batchMs);
  });
  const readVitals = recorder.isSampled ? observeVitals() : () => [];
  let areVitalsSent = false;
  const finish = (): void => {
    if (!document.hidden) return;
    if (!areVitalsSent) for (const vital of readVitals()) recorder.record({ ...vital, ...getSubject() });
    areVitalsSent = true;
    flush();
  };
  document.addEventListener('visibilitychange', finish);
  window.addEventListener('pagehide', flush);
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', finish);
    window.removeEventListener('pagehide', flush);
  };
};
