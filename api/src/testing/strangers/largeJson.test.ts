import { discoverWordpress } from '@rankwright/contracts/connections';
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUp, type TestAccount } from '../accounts.ts';
import { startTestApi, type TestApi } from '../startTestApi.ts';
import { probeHealth, readPercentile } from './probeHealth.ts';

/** The short run shares its machine with the other tests, and has no figure to compare with. */
const maxHealthMs = process.env.FUZZ_ANSWERS ? 250 : 5_000;
/** Characters of JSON that the event loop may parse itself: what the product sends to itself is far below. */
const maxParsedLength = 100_000;
const probeMs = 5;
const calls = 3;
const bytes = 5_000_000;
/** 1.7 million values: parsing and copying them takes longer than text of the same length. */
const hostileJson = `[${'{},'.repeat(bytes / 3)}{}]`;

describe('a site that answers with 5 MB of JSON', () => {
  let api: TestApi;
  let account: TestAccount;
  let site: Server;
  let origin: string;
  let host: string;
  before(async () => {
    site = createServer((_request, response) => response.end(hostileJson));
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    api = await startTestApi({ env: { OUTBOUND_ALLOW: host } });
    account = await signUp(api);
    origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    await api.close();
    site.close();
  });

  const discover = () =>
    api.call(discoverWordpress, { token: account.token, body: { siteUrl: `http://${host}/` } });

  it('is parsed in a thread of its own', async (context: TestContext) => {
    const parse = context.mock.method(JSON, 'parse');
    const { status } = await discover();
    assert.ok(status >= 400 && status < 500, String(status));
    const lengths = parse.mock.calls.map(({ arguments: [text] }) => text.length);
    assert.ok(lengths.length > 0, 'The spy saw no call at all.');
    assert.ok(Math.max(...lengths) < maxParsedLength, `${Math.max(...lengths)} characters`);
  });

  it(`leaves /api/health under ${maxHealthMs} ms`, async () => {
    const idle = await probeHealth(origin, probeMs, sleep(300));
    const work = Promise.all(Array.from({ length: calls }, discover));
    const busy = await probeHealth(origin, probeMs, work);
    for (const { status } of await work) assert.ok(status >= 400 && status < 500, String(status));
    // What the machine itself costs at this time is not the answer's doing.
    const added = readPercentile(busy, 0.99) - readPercentile(idle, 0.5);
    assert.ok(added < maxHealthMs, `${added} ms`);
  });
});
