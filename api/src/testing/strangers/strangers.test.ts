import { discoverWordpress, testWebflow, testWix, testWordpress } from '@rankwright/contracts/connections';
import { errorBody } from '@rankwright/contracts/http';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { signUpWithPlan } from '../accounts.ts';
import { startTestApi, type TestApi } from '../startTestApi.ts';
import { probeHealth, readPercentile } from './probeHealth.ts';

const answers = Number(process.env.FUZZ_ANSWERS ?? 160);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const concurrent = 8;
const probeMs = 20;
const idleMs = process.env.FUZZ_ANSWERS ? 10_000 : 500;
/** The short run shares its machine with the other tests; it shows that nothing freezes the server. */
const maxHealthMs = process.env.FUZZ_ANSWERS ? 250 : 5_000;

describe("strangers' answers", () => {
  let api: TestApi;
  let token: string;
  let origin: string;
  let site: Worker;
  let host: string;
  /** How many requests reached the site. */
  const received = new Int32Array(new SharedArrayBuffer(4));
  before(async () => {
    site = new Worker(new URL('./hostileSite.mjs', import.meta.url), { workerData: { seed, received } });
    const [port] = (await once(site, 'message')) as [number];
    host = `127.0.0.1:${port}`;
    const url = `http://${host}`;
    api = await startTestApi({
      env: {
        OUTBOUND_ALLOW: host,
        OUTBOUND_TIMEOUT_MS: '2000',
        WIX_API_URL: url,
        WEBFLOW_API_URL: url,
      },
    });
    origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
    token = (await signUpWithPlan(api)).token;
  });
  after(async () => {
    await site.terminate();
    await api.close();
  });

  const createRequests = () => [
    { endpoint: discoverWordpress, body: { siteUrl: `http://${host}/` } },
    {
      endpoint: testWordpress,
      body: { siteUrl: `http://${host}/`, username: 'admin', applicationPassword: 'abcd efgh ijkl mnop' },
    },
    {
      endpoint: testWix,
      body: { apiKey: 'IST.abcdefghijkl', siteId: '6b2f5c3e-6f2f-4f0e-9a51-0c3a3a0c6c11' },
    },
    { endpoint: testWebflow, body: { apiKey: 'a-webflow-key', siteId: '6b2f5c3e6f2f4f0e9a510c3a' } },
  ];

  it(`get a clear error ${answers} times, while /api/health stays under ${maxHealthMs} ms (p99)`, async () => {
    const requests = createRequests();
    /** What the machine itself costs at this time. */
    const idle = await probeHealth(origin, probeMs, sleep(idleMs));
    let next = 0;
    const work = async (): Promise<void> => {
      for (let index = next++; index < answers; index = next++) {
        const { endpoint, body } = requests[index % requests.length] ?? assert.fail();
        const reply = await api.call(endpoint, { token, body });
        const isClear = reply.status === 200 || errorBody.safeParse(reply.body).success;
        assert.ok(
          isClear && reply.status !== 500,
          `${endpoint.id}: ${JSON.stringify(reply.body).slice(0, 300)}`,
        );
      }
    };
    const times = await probeHealth(origin, probeMs, Promise.all(Array.from({ length: concurrent }, work)));
    assert.ok(Atomics.load(received, 0) >= answers, `Only ${received[0]} requests reached the site.`);
    const p99 = readPercentile(times, 0.99);
    console.log(
      `strangers: ${answers} answers, ${times.length} probes, health p50 ${readPercentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; idle p99 ${readPercentile(idle, 0.99).toFixed(1)} ms`,
    );
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
    assert.ok(p99 < maxHealthMs, `${p99} ms`);
  });
});
