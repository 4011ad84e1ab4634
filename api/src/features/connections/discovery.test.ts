import { discoverWordpress } from '@rankwright/contracts/connections';
import type { SiteDescription } from '../../platforms/wordpress/describeSite.ts';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestWordpress } from '../../platforms/wordpress/testWordpress.ts';
import { signUp, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('finding a WordPress site', () => {
  let api: TestApi;
  let account: TestAccount;
  let site: Awaited<ReturnType<typeof startTestWordpress>>;
  const discover = async (siteUrl: string) => {
    const reply = await api.call(discoverWordpress, { token: account.token, body: { siteUrl } });
    return { status: reply.status, code: reply.body.code, site: reply.body.site as SiteDescription };
  };
  before(async () => {
    site = await startTestWordpress();
    api = await startTestApi({ env: { OUTBOUND_ALLOW: site.address } });
    account = await signUp(api);
  });
  after(async () => {
    await api.close();
    await site.close();
  });

  it('names the site and the page that grants an application password', async () => {
    const found = await discover(site.url);
    assert.equal(found.site.name, 'Garden Notes');
    assert.equal(
      found.site.authorizeUrl,
      `${site.url}/wp-admin/authorize-application.php?app_name=Rankwright`,
    );
  });

  it('says so when application passwords are switched off', async () => {
    site.faults.noPasswords = true;
    const found = await discover(site.url);
    site.faults.noPasswords = false;
    assert.equal(found.site.authorizeUrl, null);
  });

  it('refuses an address inside our own network', async () => {
    const { status, code } = await discover('http://169.254.169.254/');
    assert.equal(status, 400);
    assert.equal(code, 'CONNECTION_TEST_FAILED');
  });
});
