import { discoverWordpress } from '@rankwright/contracts/connections';
import type { SiteDescription } from '@rankwright/platforms/wordpress/describeSite';
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { startFakeWordpress } from '@rankwright/testing/fakes/wordpress/fakeWordpress';
import { htmlTools } from '../../markdown/htmlTools.ts';
import { createOutbound } from '../../outbound/outbound.ts';
import { discoverRoot } from '@rankwright/platforms/wordpress/discoverRoot';
import { signUp, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('WordPress site discovery', () => {
  let api: TestApi;
  let account: TestAccount;
  let site: Awaited<ReturnType<typeof startFakeWordpress>>;
  const discover = async (siteUrl: string) => {
    const reply = await api.call(discoverWordpress, { token: account.token, body: { siteUrl } });
    return { status: reply.status, code: reply.body.code, site: reply.body.site as SiteDescription };
  };
  before(async () => {
    site = await startFakeWordpress();
    api = await startTestApi({ env: { OUTBOUND_ALLOW: site.address } });
    account = await signUp(api);
  });
  after(async () => {
    await api.close();
    await site.close();
  });

  it('returns the site name and the URL for creating an application password', async () => {
    const found = await discover(site.url);
    assert.equal(found.site.name, 'Garden Notes');
    assert.equal(
      found.site.authorizeUrl,
      `${site.url}/wp-admin/authorize-application.php?app_name=Rankwright`,
    );
  });

  it('returns no URL when application passwords are disabled', async () => {
    site.faults.applicationPasswordsDisabled = true;
    const found = await discover(site.url);
    site.faults.applicationPasswordsDisabled = false;
    assert.equal(found.site.authorizeUrl, null);
  });

  it('answers quickly for a page made to keep a parser busy', async () => {
    const page = `<html><head>${'<link '.repeat(200_000)}`;
    const hostile = createServer((request, response) =>
      request.url === '/' ? response.end(page) : response.writeHead(404).end(),
    );
    await new Promise<void>((done) => hostile.listen(0, '127.0.0.1', done));
    const origin = `127.0.0.1:${(hostile.address() as AddressInfo).port}`;
    const outbound = createOutbound(new Set([origin]));
    const started = process.cpuUsage();
    await assert.rejects(
      discoverRoot({ outbound, html: htmlTools }, `http://${origin}/`),
      /No WordPress REST API/,
    );
    assert.ok(process.cpuUsage(started).user < 5_000_000);
    await outbound.close();
    hostile.close();
  });

  it('rejects addresses of private networks', async () => {
    const { status, code } = await discover('http://169.254.169.254/');
    assert.equal(status, 400);
    assert.equal(code, 'CONNECTION_TEST_FAILED');
  });
});
