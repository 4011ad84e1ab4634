import { createArticle, type Article } from '@rankwright/contracts/articles';
import { publishArticle } from '@rankwright/contracts/articlePublishing';
import { saveWordpress } from '@rankwright/contracts/connections';
import type { OtlpSpan } from '@rankwright/contracts/telemetry';
import { startFakeWordpress } from '@rankwright/testing/fakes/wordpress/fakeWordpress';
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { queueDueWork } from '../features/delivery/delivery.jobs.ts';
import { parseAllowedHosts } from '../outbound/addresses.ts';
import { createOutbound, type Outbound } from '../outbound/outbound.ts';
import { signUpWithPlan, type TestAccount } from '../testing/accounts.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';

const operator = 'operator-token-of-a-test';
const createTraceId = (digit: string): string => digit.repeat(32);
const createHeader = (traceId: string, flags = '01'): string => `00-${traceId}-00f067aa0ba902b7-${flags}`;

interface Listed {
  records: { service: string; record: OtlpSpan }[];
}

describe('a trace', () => {
  let api: TestApi;
  let site: Awaited<ReturnType<typeof startFakeWordpress>>;
  let account: TestAccount;
  /** What every outbound request was sent with. */
  const sent: { method: string; traceparent: string | undefined }[] = [];
  const recordRequests = (outbound: Outbound): Outbound => ({
    ...outbound,
    fetch: (url, options = {}) => {
      const { traceparent } = (options.headers ?? {}) as Record<string, string>;
      sent.push({ method: options.method ?? 'GET', traceparent });
      return outbound.fetch(url, options);
    },
  });
  before(async () => {
    site = await startFakeWordpress();
    const outbound = recordRequests(createOutbound(parseAllowedHosts(site.address)));
    api = await startTestApi({
      env: { METRICS_TOKEN: operator, OUTBOUND_ALLOW: site.address },
      outbound,
    });
    account = await signUpWithPlan(api);
    const body = { siteUrl: site.url, username: 'ada', applicationPassword: 'abcd efgh' };
    await api.call(saveWordpress, { token: account.token, body });
  });
  after(async () => {
    await api.close();
    await site.close();
  });

  const publish = async (title: string, headers: Record<string, string>): Promise<void> => {
    const { token } = account;
    const body = { title, content: `## ${title}\n\nText.` };
    const { id, version } = (await api.call(createArticle, { token, body })).body.article as Article;
    sent.length = 0;
    const publishing = { platforms: ['wordpress'], version };
    const reply = await api.call(publishArticle, { token, headers, params: { id }, body: publishing });
    assert.equal(reply.status, 200);
  };
  const readTrace = async (traceId: string): Promise<Listed['records']> => {
    await api.deps.telemetry.flush();
    const reply = await api.app.inject({
      url: `/api/telemetry/records?trace=${traceId}`,
      headers: { authorization: `Bearer ${operator}` },
    });
    return reply.json<Listed>().records;
  };
  const findSpan = (records: Listed['records'], name: string): OtlpSpan => {
    const found = records.find(({ record }) => record.name === name)?.record;
    assert.ok(found, `${name} is not among ${records.map(({ record }) => record.name).join(', ')}`);
    return found;
  };

  it('goes from the request through the queued job to the call of the platform', async () => {
    const traceId = createTraceId('a');
    await publish('Traced roses', { traceparent: createHeader(traceId) });
    await api.queue.drain();
    const records = await readTrace(traceId);
    const request = findSpan(records, `POST ${publishArticle.path}`);
    const job = findSpan(records, 'job retry-publication');
    const publication = findSpan(records, 'send publication');
    const call = findSpan(records, 'outbound POST');
    assert.equal(request.parentSpanId, '00f067aa0ba902b7');
    assert.equal(job.parentSpanId, request.spanId);
    assert.equal(publication.parentSpanId, job.spanId);
    assert.equal(call.parentSpanId, publication.spanId);
    const posted = sent.filter(({ method }) => method === 'POST').map(({ traceparent }) => traceparent);
    assert.deepEqual(posted, [`00-${traceId}-${call.spanId}-01`]);
    assert.ok(!JSON.stringify(records).includes(site.address), 'the address of the site is in no span');
    assert.ok(!JSON.stringify(records).includes(account.userId), 'the account is in no span');
  });

  it('is kept with the publication: a retry after hours belongs to it', async () => {
    const traceId = createTraceId('b');
    site.faults.busy = true;
    await publish('Retried roses', { traceparent: createHeader(traceId) });
    await api.queue.drain();
    site.faults.busy = false;
    sent.length = 0;
    api.clock.advance(6 * 3_600_000);
    await queueDueWork(api.deps);
    await api.queue.drain();
    const posted = sent.filter(({ method }) => method === 'POST');
    assert.equal(posted.length, 1);
    assert.match(posted[0]?.traceparent ?? '', new RegExp(`^00-${traceId}-`));
  });

  it('is not made up for what no traced page has started', async () => {
    await publish('Plain roses', {});
    await api.queue.drain();
    await publish('Unsampled roses', { traceparent: createHeader(createTraceId('c'), '00') });
    await api.queue.drain();
    assert.ok(sent.length > 0);
    assert.deepEqual([...new Set(sent.map(({ traceparent }) => traceparent))], [undefined]);
    assert.deepEqual(await readTrace(createTraceId('c')), []);
  });
});

describe('a collector', () => {
  const received: { url: string; key: string | undefined; body: unknown }[] = [];
  let behaviour: 'answer' | 'hang' | 'refuse' = 'answer';
  const collector = createServer((request, response) => {
    if (behaviour === 'hang') return;
    if (behaviour === 'refuse') {
      response.writeHead(500).end();
      return;
    }
    let text = '';
    request.on('data', (chunk: Buffer) => void (text += chunk.toString()));
    request.on('end', () => {
      const key = request.headers['x-api-key']?.toString();
      received.push({ url: request.url ?? '', key, body: JSON.parse(text) });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  let api: TestApi;
  before(async () => {
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const { port } = collector.address() as AddressInfo;
    api = await startTestApi({
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=secret%20key',
      },
    });
  });
  after(async () => {
    await api.close();
    collector.closeAllConnections();
    collector.close();
  });
  const request = () => api.call(createArticle, { body: {} });

  it('gets the spans of every request, with the headers of the settings', async () => {
    await request();
    await api.deps.telemetry.flush();
    const [batch] = received;
    assert.deepEqual([batch?.url, batch?.key], ['/v1/traces', 'secret key']);
    assert.match(JSON.stringify(batch?.body), /"service.name","value":\{"stringValue":"rankwright-api"/);
    assert.match(JSON.stringify(batch?.body), /"http.route"/);
  });

  for (const dead of ['hang', 'refuse'] as const)
    it(`that does not take them (${dead}) never slows or fails a request`, async () => {
      behaviour = dead;
      const since = performance.now();
      for (let round = 0; round < 3; round += 1) {
        assert.ok((await request()).status < 500);
        void api.deps.telemetry.flush();
      }
      assert.ok(performance.now() - since < 2_000);
      if (dead === 'refuse') {
        collector.closeAllConnections();
        await api.deps.telemetry.flush();
        await api.deps.telemetry.flush();
        assert.ok(api.deps.telemetry.countDropped() > 0);
      }
    });
});
