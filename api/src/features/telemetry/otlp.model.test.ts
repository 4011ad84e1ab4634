import type { Attribute, LogExport, OtlpLog, OtlpSpan } from '@rankwright/contracts/telemetry';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFailures, readLogs, readSpans } from './otlp.model.ts';

const traceId = 'd'.repeat(32);
const text = (key: string, stringValue: string): Attribute => ({ key, value: { stringValue } });
const createSpan = (name: string, attributes: Attribute[] = []): OtlpSpan => ({
  ...{ traceId, spanId: 'e'.repeat(16), name, kind: 1, attributes },
  ...{ startTimeUnixNano: '1764000000000000000', endTimeUnixNano: '1764000000012000000' },
});
const createLog = (eventName: string, attributes: Attribute[], change: Partial<OtlpLog> = {}): OtlpLog => ({
  ...{ traceId, timeUnixNano: '1764000000000000000', severityNumber: 17, eventName, attributes },
  ...change,
});
const wrapSpans = (...spans: OtlpSpan[]) => ({
  resourceSpans: [{ resource: { attributes: [] }, scopeSpans: [{ spans }] }],
});
const wrapLogs = (...logRecords: OtlpLog[]): LogExport => ({
  resourceLogs: [{ resource: { attributes: [] }, scopeLogs: [{ logRecords }] }],
});
const planner = [text('rankwright.remote', 'planner'), text('rankwright.version', '2.0.0-abc')];

describe('what is kept of a page’s reports', () => {
  const keys = [
    ...['rankwright.remote', 'rankwright.version', 'rankwright.owner', 'rankwright.step'],
    ...['rankwright.reason', 'http.request.method', 'http.route', 'http.response.status_code'],
    ...['error.type', 'code.file.path', 'code.line.number', 'web_vital.name', 'web_vital.value'],
  ];

  it('are the attributes that this product sends, and no others', () => {
    const attributes = [...keys, 'user.name', ''].map((key) => text(key, 'a value'));
    const [record] = readSpans(wrapSpans(createSpan('remote.mount', attributes)));
    assert.deepEqual(record, {
      kind: 'span',
      service: 'rankwright-browser',
      record: createSpan('remote.mount', attributes.slice(0, keys.length)),
    });
  });

  for (const personal of ['/search?q=roses', 'ada@example.com', 'ada%40example.com'])
    it(`is never “${personal}”`, () => {
      const number: Attribute = { key: 'code.line.number', value: { intValue: 7 } };
      const log = createLog('exception', [text('http.route', personal), number]);
      assert.deepEqual(readLogs(wrapLogs(log)), [
        { kind: 'log', service: 'rankwright-browser', record: createLog('exception', [number]) },
      ]);
    });

  it('has a name without anything that a person could have typed', () => {
    const names = ['GET /api/articles/:id', 'remote.mount', 'what <b>', '“x” y', 'y “x”'];
    assert.deepEqual(
      readSpans(wrapSpans(...names.map((name) => createSpan(name)))).map(
        ({ record }) => 'name' in record && record.name,
      ),
      ['GET /api/articles/:id', 'remote.mount'],
    );
    assert.deepEqual(readLogs(wrapLogs(createLog('what?', []))), []);
  });
});

describe('the failures in a page’s reports', () => {
  const read = (...logs: OtlpLog[]) => readFailures(wrapLogs(...logs));
  const failure = { remote: 'planner', version: '2.0.0-abc', pageView: traceId };

  it('are those of a step and exceptions, and nothing else', () => {
    assert.deepEqual(
      read(
        createLog('remote.failure', [...planner, text('rankwright.step', 'mount')]),
        createLog('exception', [...planner, text('rankwright.step', 'mount')]),
        createLog('web_vital', [...planner, text('rankwright.step', 'mount')]),
      ),
      [
        { ...failure, step: 'mount' },
        { ...failure, step: 'error' },
      ],
    );
  });

  it('have a step of twenty characters at most', () => {
    const [found] = read(createLog('remote.failure', [...planner, text('rankwright.step', 'x'.repeat(21))]));
    assert.equal(found?.step, 'x'.repeat(20));
  });

  it('need the name of a remote, a released version, a page view and a step', () => {
    const step = text('rankwright.step', 'mount');
    const [remote, version] = planner as [Attribute, Attribute];
    assert.deepEqual(
      read(
        createLog('remote.failure', planner),
        createLog('remote.failure', [remote, step]),
        createLog('remote.failure', [version, step]),
        createLog('remote.failure', [remote, text('rankwright.version', 'local'), step]),
        createLog('remote.failure', [...planner, step], { traceId: undefined }),
        createLog('remote.failure', [remote, { key: 'rankwright.version', value: { intValue: 2 } }, step]),
      ),
      [],
    );
  });
});
