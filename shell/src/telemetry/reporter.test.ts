import { getSchemas } from '@rankwright/contracts/endpoints';
import { logReportsPath, spanReportsPath } from '@rankwright/contracts/remote';
import { reportLogs, reportSpans } from '@rankwright/contracts/telemetry';
import { webcrypto } from 'node:crypto';
import { createRecorder, toFailureEvent, type Recorder } from './recorder.ts';
import { startReporter } from './reporter.ts';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const planner = { remote: 'planner', version: '2.0.0-abc', owner: 'Planning' };
const pageTraceId = 'a'.repeat(32);
const beacons: { path: string; body: Blob }[] = [];
const entries: Record<string, object[]> = {};

beforeEach(() => {
  jest.useFakeTimers();
  beacons.length = 0;
  Object.assign(navigator, {
    sendBeacon: (path: string, body: Blob) => beacons.push({ path, body }) > 0,
  });
  Object.assign(performance, { timeOrigin: 1_764_000_000_000 });
  Object.assign(globalThis, {
    PerformanceObserver: class {
      static readonly supportedEntryTypes: readonly string[] = [
        'largest-contentful-paint',
        'layout-shift',
        'event',
      ];
      constructor(private readonly tell: (list: { getEntries: () => object[] }) => void) {}
      observe({ type }: { type: string }): void {
        this.tell({ getEntries: () => entries[type] ?? [] });
      }
    },
  });
});
let stop = (): void => undefined;
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const start = (isSampled: boolean): Recorder => {
  const recorder = createRecorder({ now: () => 500, isSampled, pageTraceId, shellVersion: '1.0.0' });
  stop = startReporter(recorder, () => planner);
  return recorder;
};
const readBeacon = async (path: string): Promise<unknown> => {
  const found = beacons.find((beacon) => beacon.path === path);
  jest.useRealTimers();
  return found && (JSON.parse(await found.body.text()) as unknown);
};
const leavePage = (): void => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
};

it('sends load phases and requests as spans that the API accepts, with remote, version and owner', async () => {
  const recorder = start(true);
  recorder.record({ kind: 'phase', ...planner, step: 'fetch', ms: 120 });
  recorder.record({
    kind: 'request',
    ...planner,
    method: 'POST',
    route: '/api/articles/:id/publish',
    traceId: 'b'.repeat(32),
    spanId: 'c'.repeat(16),
    ms: 30,
    status: 503,
  });
  jest.advanceTimersByTime(5_000);
  const { resourceSpans } = getSchemas(reportSpans).body.parse(await readBeacon(spanReportsPath));
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  expect(spans).toMatchObject([
    {
      traceId: pageTraceId,
      name: 'remote.contract',
      kind: 1,
      startTimeUnixNano: '1764000000380000000',
      endTimeUnixNano: '1764000000500000000',
    },
    {
      traceId: 'b'.repeat(32),
      spanId: 'c'.repeat(16),
      name: 'POST /api/articles/:id/publish',
      kind: 3,
      status: { code: 2 },
    },
  ]);
  for (const { attributes } of spans)
    expect(attributes.slice(0, 3)).toEqual([
      { key: 'rankwright.remote', value: { stringValue: 'planner' } },
      { key: 'rankwright.version', value: { stringValue: '2.0.0-abc' } },
      { key: 'rankwright.owner', value: { stringValue: 'Planning' } },
    ]);
});

it('sends failures and errors, but not what an error of a page says', async () => {
  const recorder = start(false);
  recorder.record(toFailureEvent({ ...planner, step: 'mount', reason: 'Cannot greet Ada Lovelace' }));
  recorder.record(toFailureEvent({ ...planner, step: 'fetch', reason: 'HTTP 404' }));
  recorder.record({ kind: 'error', ...planner, type: 'TypeError', file: 'page.js' });
  recorder.record({ kind: 'phase', ...planner, step: 'mount', ms: 40 });
  jest.advanceTimersByTime(5_000);
  expect(beacons.map(({ path }) => path)).toEqual([logReportsPath]);
  const text = JSON.stringify(getSchemas(reportLogs).body.parse(await readBeacon(logReportsPath)));
  expect(text).toContain('HTTP 404');
  expect(text).toContain('TypeError');
  expect(text).not.toContain('Ada');
});

it('sends what is waiting and the web vitals when the page is left, once', async () => {
  entries['largest-contentful-paint'] = [{ startTime: 800 }, { startTime: 900 }];
  entries['layout-shift'] = [
    { startTime: 100, value: 0.1, hadRecentInput: false },
    { startTime: 600, value: 0.05, hadRecentInput: false },
    { startTime: 700, value: 0.9, hadRecentInput: true },
    { startTime: 3_000, value: 0.12, hadRecentInput: false },
  ];
  entries.event = [{ duration: 64, interactionId: 1 }, { duration: 200 }, { duration: 96, interactionId: 2 }];
  start(true);
  leavePage();
  leavePage();
  expect(beacons).toHaveLength(1);
  const { resourceLogs } = getSchemas(reportLogs).body.parse(await readBeacon(logReportsPath));
  const vitals = resourceLogs
    .flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords))
    .map(({ attributes }) => attributes.slice(3).map(({ value }) => Object.values(value)[0] as unknown));
  expect(vitals).toEqual([
    ['LCP', 900],
    ['INP', 96],
    ['CLS', expect.closeTo(0.15)],
  ]);
});
