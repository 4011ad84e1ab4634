import { reportLogs, reportSpans, type Attribute } from '@rankwright/contracts/telemetry';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { dayMs, hourMs } from '../../clock.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { deleteOldTelemetry } from './telemetry.service.ts';

const operator = 'operator-token-of-a-test';
const traceId = 'd'.repeat(32);
const text = (key: string, stringValue: string): Attribute => ({ key, value: { stringValue } });
const ofPlanner = (version = '2.0.0-abc'): Attribute[] => [
  text('rankwright.remote', 'planner'),
  text('rankwright.version', version),
  text('rankwright.owner', 'Planning'),
];
const createSpanBody = (attributes: Attribute[], name = 'remote.mount') => {
  const times = { startTimeUnixNano: '1764000000000000000', endTimeUnixNano: '1764000000012000000' };
  const span = { traceId, spanId: 'e'.repeat(16), name, kind: 1, ...times, attributes };
  return { resourceSpans: [{ resource: { attributes: [] }, scopeSpans: [{ spans: [span] }] }] };
};
const createLogBody = (eventName: string, pageView: string, attributes: Attribute[]) => {
  const log = {
    traceId: pageView,
    timeUnixNano: '1764000000000000000',
    severityNumber: 17,
    eventName,
    attributes,
  };
  return { resourceLogs: [{ resource: { attributes: [] }, scopeLogs: [{ logRecords: [log] }] }] };
};

describe('reports of pages', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ env: { METRICS_TOKEN: operator, RATE_OFF: 'false', RATE_TELEMETRY: '30' } });
  });
  after(() => api.close());

  const read = (path: string, token = operator) =>
    api.app.inject({ url: `/api/telemetry/${path}`, headers: { authorization: `Bearer ${token}` } });
  const readRecords = async (trace: string): Promise<string> => {
    await api.deps.telemetry.flush();
    return (await read(`records?trace=${trace}`)).body;
  };

  it('are kept with remote, version and owner, and without anything that could name a person', async () => {
    const personal = [
      text('enduser.id', '00000000-0000-4000-8000-000000000001'),
      text('user_agent.original', 'Firefox'),
      text('http.route', '/reset-password?token=secret'),
      text('rankwright.reason', 'ada@example.com is unknown'),
    ];
    const body = createSpanBody([...ofPlanner(), ...personal]);
    const headers = { 'user-agent': 'Named browser' };
    assert.equal((await api.call(reportSpans, { body, headers })).status, 200);
    const kept = await readRecords(traceId);
    for (const value of ['planner', '2.0.0-abc', 'Planning', 'rankwright-browser'])
      assert.ok(kept.includes(value), value);
    for (const value of ['00000000-0000', 'Firefox', 'secret', 'ada@', 'Named browser', '127.0.0.1'])
      assert.ok(!kept.includes(value), value);
  });

  it('are deleted after a day', async () => {
    const spans = createSpanBody(ofPlanner());
    const kept = 'c'.repeat(32);
    for (const { scopeSpans } of spans.resourceSpans)
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) span.traceId = kept;
    await api.call(reportSpans, { body: spans });
    assert.match(await readRecords(kept), /planner/);
    await deleteOldTelemetry(api.deps.db, new Date(Date.now() + dayMs - hourMs));
    assert.match(await readRecords(kept), /planner/);
    await deleteOldTelemetry(api.deps.db, new Date(Date.now() + dayMs + hourMs));
    assert.doesNotMatch(await readRecords(kept), /planner/);
  });

  it('are kept by the name of what happened, not of whom it happened to', async () => {
    await api.call(reportSpans, { body: createSpanBody(ofPlanner(), 'ada@example.com') });
    assert.ok(!(await readRecords(traceId)).includes('ada@example.com'));
  });

  it('count page views in which a version failed, each once', async () => {
    const failure = [...ofPlanner(), text('rankwright.step', 'mount')];
    for (const pageView of ['1', '1', '2'].map((digit) => digit.repeat(32)))
      await api.call(reportLogs, { body: createLogBody('remote.failure', pageView, failure) });
    await api.call(reportLogs, { body: createLogBody('exception', '3'.repeat(32), ofPlanner('1.0.0')) });
    const override = createLogBody('remote.failure', '4'.repeat(32), [
      ...ofPlanner('override'),
      text('rankwright.step', 'mount'),
    ]);
    await api.call(reportLogs, { body: override });
    await api.call(reportLogs, { body: createLogBody('web_vital', '5'.repeat(32), ofPlanner()) });
    assert.deepEqual((await read('failures?minutes=10')).json(), {
      failures: [
        { remote: 'planner', version: '1.0.0', step: 'error', pageViews: 1 },
        { remote: 'planner', version: '2.0.0-abc', step: 'mount', pageViews: 2 },
      ],
    });
    api.clock.advance(11 * 60_000);
    assert.deepEqual((await read('failures?minutes=10')).json(), { failures: [] });
  });

  it('are refused when they are malformed or larger than 64 KB', async () => {
    assert.equal((await api.call(reportSpans, { body: { resourceSpans: [] } })).status, 400);
    const wrong = createSpanBody(ofPlanner(), 'remote.mount');
    wrong.resourceSpans[0]!.scopeSpans[0]!.spans[0]!.traceId = 'me';
    assert.equal((await api.call(reportSpans, { body: wrong })).status, 400);
    const large = { ...createSpanBody(ofPlanner()), more: 'x'.repeat(70_000) };
    assert.equal((await api.call(reportSpans, { body: large })).status, 413);
  });

  it('are read by the operator only', async () => {
    for (const path of ['failures', `records?trace=${traceId}`])
      assert.equal((await read(path, 'wrong')).statusCode, 401);
    assert.equal((await read('records?trace=all')).statusCode, 400);
  });

  it('are limited by themselves, not by what logging in is limited by', async () => {
    const remoteAddress = '203.0.113.7';
    const report = () =>
      api.app.inject({
        method: 'POST',
        url: reportSpans.path,
        payload: createSpanBody(ofPlanner()),
        remoteAddress,
      });
    const statuses: number[] = [];
    for (let round = 0; round < 31; round += 1) statuses.push((await report()).statusCode);
    assert.deepEqual([...new Set(statuses.slice(0, 30))], [200]);
    assert.equal(statuses.at(-1), 429);
  });
});
