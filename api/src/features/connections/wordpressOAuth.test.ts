import {
  authorizeWordpress,
  clearWordpressOAuth,
  completeWordpressOAuth,
  getWordpressOAuth,
  getWordpressOAuthApp,
  listConnections,
  refreshWordpressOAuth,
  storeWordpressOAuth,
  testWordpressOAuth,
  updateWordpressOAuth,
} from '@rankwright/contracts/connections';
import { publishToWordpressOAuth } from '@rankwright/contracts/publishing';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dayMs } from '../../clock.ts';
import { signUp, signUpWithPlan } from '../../testing/accounts.ts';
import { setUpWordpressComFixture } from '../../testing/wordpressComFixture.ts';

describe('WordPress.com by OAuth', () => {
  const { fixture, saveApp, getConsentQuery, authorize } = setUpWordpressComFixture();
  const { send, withSwitches } = fixture;

  it('returns no app and no authorization URL before an app is saved', async () => {
    assert.equal((await send(getWordpressOAuthApp)).body.data, null);
    assert.equal((await send(authorizeWordpress)).body.error, 'Failed to get authorization URL');
    assert.equal((await send(getWordpressOAuth)).body.config, null);
    assert.equal((await send(testWordpressOAuth, { body: {} })).body.code, 'WORDPRESS_NOT_CONNECTED');
  });

  it('saves the app and never returns its secret [C-169, C-170, C-210]', async () => {
    await saveApp();
    assert.deepEqual((await send(getWordpressOAuthApp)).body.data, {
      siteUrl: 'kitchen.example.com',
      clientId: '12345',
    });
  });

  it('exchanges the code after consent and connects the entered site [C-171, C-172, C-174, C-176]', async () => {
    const { data } = (await authorize()).body as {
      data: { user: { name: string }; sites: { id: string }[] };
    };
    assert.equal(data.user.name, 'Ada');
    assert.equal(data.sites.length, 2);
    const tested = (await send(testWordpressOAuth, { body: {} })).body.data as {
      user: unknown;
      sites: unknown[];
    };
    assert.deepEqual(tested.user, { id: '7', email: 'ada@example.com', name: 'Ada' });
    const { config } = (await send(getWordpressOAuth)).body as {
      config: { token: { siteName: string; scope: string } };
    };
    assert.equal(config.token.siteName, 'Kitchen Notes');
    assert.equal(config.token.scope, 'global');
  });

  it('returns the stored connection with its documented fields [C-234, C-235, C-236]', async () => {
    const { config } = (await send(getWordpressOAuth)).body as {
      config: { token: Record<string, string>; createdAt: string; updatedAt: string };
    };
    const { token, createdAt, updatedAt, ...settings } = config;
    assert.deepEqual(settings, {
      userId: fixture.account.userId,
      autoPublish: false,
      defaultStatus: 'publish',
    });
    const { expiresAt, issuedAt, ...facts } = token;
    assert.deepEqual(facts, {
      tokenType: 'bearer',
      scope: 'global',
      siteId: '2',
      siteUrl: 'https://kitchen.example.com',
      siteName: 'Kitchen Notes',
      userEmail: 'ada@example.com',
      userName: 'Ada',
      userId: '7',
    });
    for (const time of [createdAt, updatedAt, expiresAt, issuedAt])
      assert.ok(!Number.isNaN(Date.parse(String(time))), String(time));
  });

  it('stores a token that was obtained elsewhere [C-175, C-235]', async () => {
    const { token } = await signUpWithPlan(fixture.api, 'lin@example.com');
    assert.equal((await send(getWordpressOAuth, { token })).body.config, null);
    const stored = { accessToken: fixture.fake.switches.token, scope: 'posts' };
    assert.equal((await send(storeWordpressOAuth, { token, body: { token: stored } })).status, 200);
    const { config } = (await send(getWordpressOAuth, { token })).body as {
      config: { token: Record<string, string> };
    };
    assert.deepEqual([config.token.scope, config.token.tokenType], ['posts', 'bearer']);
    const post = { title: 'Hostas', content: 'Text.' };
    assert.equal((await send(publishToWordpressOAuth, { token, body: post })).body.state, 'live');
  });

  it('uses the token of the request for that request, else the stored one [C-237]', async () => {
    const { token } = await signUpWithPlan(fixture.api, 'mary@example.com');
    const sent = { accessToken: fixture.fake.switches.token, siteId: '1' };
    const post = { title: 'Violets', content: 'Text.' };
    const isLive = async (body: object) =>
      (await send(publishToWordpressOAuth, { token, body })).body.state === 'live';
    const refresh = async (body: object) =>
      (
        (await send(refreshWordpressOAuth, { token, body })).body.token as
          { access_token: string } | undefined
      )?.access_token;
    assert.deepEqual([await isLive(post), await refresh({})], [false, undefined]);
    assert.deepEqual([await isLive({ ...post, ...sent }), await refresh(sent)], [true, sent.accessToken]);
    assert.equal((await send(getWordpressOAuth, { token })).body.config, null);
    await send(storeWordpressOAuth, { token, body: { token: sent, siteId: '1' } });
    assert.deepEqual([await isLive({ ...post, title: 'Pansies' }), await refresh({})], [true, 'stored']);
  });

  it('accepts a state only once, within ten minutes, from the same user [C-173]', async () => {
    const refused = async (query: Record<string, string>, token = fixture.account.token) =>
      (await send(completeWordpressOAuth, { query, token })).body.code;
    const used = await getConsentQuery();
    await send(completeWordpressOAuth, { query: used });
    assert.equal(await refused(used), 'OAUTH_STATE_INVALID');
    const late = await getConsentQuery();
    fixture.api.clock.advance(10 * 60_000 + 1);
    assert.equal(await refused(late), 'OAUTH_STATE_INVALID');
    const other = await signUp(fixture.api, 'grace@example.com');
    assert.equal(await refused(await getConsentQuery(), other.token), 'OAUTH_STATE_INVALID');
    assert.equal(await refused({ code: 'x' }), 'OAUTH_STATE_INVALID');
  });

  it('explains why an authorization failed [C-138, C-139]', async () => {
    const denied = await withSwitches({ denied: true }, authorize);
    assert.equal(denied.body.error, 'Authorization failed: access_denied');
    assert.equal((await send(completeWordpressOAuth)).body.error, 'No authorization code received');
    const { state = '' } = await getConsentQuery();
    const forged = await send(completeWordpressOAuth, { query: { code: 'forged', state } });
    assert.equal(forged.body.code, 'OAUTH_CALLBACK_FAILED');
  });

  it('never returns the token, which expires after fourteen days [C-182, C-210]', async () => {
    const replies = [
      await authorize(),
      await send(getWordpressOAuth),
      await send(testWordpressOAuth, { body: {} }),
      await send(refreshWordpressOAuth, { body: {} }),
      await send(listConnections),
    ];
    assert.ok(replies.every(({ status }) => status === 200));
    assert.ok(!JSON.stringify(replies).includes('%&(^@#'));
    const { config } = (await send(getWordpressOAuth)).body as { config: { token: { expiresAt: string } } };
    assert.equal(Date.parse(config.token.expiresAt), fixture.api.clock.now().getTime() + 14 * dayMs);
  });

  it('sets auto-publish and keeps the other settings [C-179]', async () => {
    const setAutoPublish = async (autoPublish: boolean) => {
      assert.equal((await send(updateWordpressOAuth, { body: { autoPublish } })).status, 200);
      const { config } = (await send(getWordpressOAuth)).body as {
        config: { autoPublish: boolean; defaultStatus: string; token: { siteId: string } };
      };
      return [config.autoPublish, config.defaultStatus, config.token.siteId];
    };
    assert.deepEqual(await setAutoPublish(true), [true, 'publish', '2']);
    assert.deepEqual(await setAutoPublish(false), [false, 'publish', '2']);
  });

  it('switches to another site and keeps the settings [C-175]', async () => {
    await send(storeWordpressOAuth, { body: { siteId: '1', autoPublish: true } });
    await send(updateWordpressOAuth, { body: { defaultStatus: 'draft' } });
    const { config } = (await send(getWordpressOAuth)).body as {
      config: { autoPublish: boolean; defaultStatus: string; token: { siteId: string } };
    };
    assert.deepEqual([config.token.siteId, config.autoPublish, config.defaultStatus], ['1', true, 'draft']);
    const elsewhere = await send(storeWordpressOAuth, { body: { siteId: '99' } });
    assert.match(String(elsewhere.body.error), /does not include that site/);
  });

  it('rejects a token that WordPress.com does not accept [C-232]', async () => {
    const bad = await send(storeWordpressOAuth, { body: { token: { accessToken: 'nonsense' } } });
    assert.equal(bad.body.error, 'Failed to verify OAuth token');
    const tested = await send(testWordpressOAuth, { body: { accessToken: 'nonsense' } });
    assert.equal(tested.body.error, 'Failed to verify OAuth token');
  });

  it('disconnects, then connects an account with one site and rejects one without sites [C-178]', async () => {
    await send(clearWordpressOAuth);
    assert.equal((await send(getWordpressOAuth)).body.config, null);
    const none = await withSwitches({ noSites: true }, authorize);
    assert.match(String(none.body.error), /no site to publish to/);
    const one = await withSwitches({ singleSite: true }, authorize);
    assert.equal((one.body.data as { sites: unknown[] }).sites.length, 1);
  });
});
