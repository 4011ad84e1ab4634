import { discoverWordpress } from '@rankwright/contracts/connections';
import type { SiteDescription } from '../../platforms/wordpress/describeSite.ts';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startFakeWordpress } from '@rankwright/testing/fakes/wordpress/fakeWordpress';
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

  it('rejects addresses of private networks', async () => {
    const { status, code } = await discover('http://169.254.169.254/');
    assert.equal(status, 400);
    assert.equal(code, 'CONNECTION_TEST_FAILED');
  });
});
