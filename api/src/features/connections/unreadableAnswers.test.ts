import { testWebflow, testWix, testWordpress } from '@rankwright/contracts/connections';
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { signUpWithPlan } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('a site that answers with JSON of another shape', () => {
  let api: TestApi;
  let site: Server;
  let siteUrl: string;
  let token: string;
  /** JSON by the end of the path; anything else gets an empty list. */
  let answers: Record<string, unknown>;
  before(async () => {
    site = createServer(({ url = '' }, response) => {
      const found = Object.entries(answers).find(([path]) => url.split('?')[0]?.endsWith(path));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found?.[1] ?? []));
    });
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    api = await startTestApi({
      env: { OUTBOUND_ALLOW: new URL(siteUrl).host, WIX_API_URL: siteUrl, WEBFLOW_API_URL: siteUrl },
    });
    token = (await signUpWithPlan(api)).token;
  });
  after(async () => {
    await api.close();
    site.close();
  });

  const testSite = () =>
    api.call(testWordpress, {
      token,
      body: { siteUrl, username: 'admin', applicationPassword: 'abcd efgh ijkl mnop' },
    });

  it('is refused with a clear error by WordPress, Wix and Webflow', async () => {
    answers = { '/wp-json/': { namespaces: 7 }, '/users/me': { name: 7 } };
    const replies = [
      await testSite(),
      await api.call(testWix, {
        token,
        body: { apiKey: 'IST.abcdefghijkl', siteId: '6b2f5c3e-6f2f-4f0e-9a51-0c3a3a0c6c11' },
      }),
      await api.call(testWebflow, {
        token,
        body: { apiKey: 'key', siteId: '6b2f5c3e-6f2f-4f0e-9a51-0c3a3a0c6c11' },
      }),
    ];
    for (const { status, body } of replies)
      assert.deepEqual([status, body.code], [400, 'CONNECTION_TEST_FAILED'], JSON.stringify(body));
    assert.match(String(replies[0]?.body.message), /cannot read\. Try again in a moment\.$/);
  });

  it('is shown by its own URL and a name of one line, whatever it says about itself', async () => {
    answers = {
      '/wp-json/': { namespaces: [], name: 'x'.repeat(100_000), home: 'javascript:alert(1)', url: '//' },
      '/users/me': { name: 'y'.repeat(100_000), capabilities: { publish_posts: true } },
    };
    const { status, body } = await testSite();
    assert.equal(status, 200, JSON.stringify(body));
    const { name, url } = body.site as { name: string; url: string };
    assert.deepEqual([name.length, url], [200, siteUrl]);
    assert.ok(JSON.stringify(body).length < 2_000);
  });
});
