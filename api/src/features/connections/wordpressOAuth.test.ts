import { login } from '@rankwright/contracts/account';
import {
  authorizeWordpress,
  clearWordpressOAuth,
  getWordpressOAuth,
  getWordpressOAuthApp,
  listConnections,
  refreshWordpressOAuth,
  saveWordpressOAuthApp,
  storeWordpressOAuth,
  testWordpressOAuth,
  updateWordpressOAuth,
  completeWordpressOAuth,
} from '@rankwright/contracts/connections';
import { publishToWordpressOAuth } from '@rankwright/contracts/publishing';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startFakeWordpressCom } from '@rankwright/testing/fakes/wordpressCom/fakeWordpressCom';
import { dayMs } from '../../clock.ts';
import { signUp, signUpWithPlan } from '../../testing/accounts.ts';
import { setUpPlatformFixture } from '../../testing/platformFixture.ts';

describe('WordPress.com by OAuth', () => {
  const fixture = setUpPlatformFixture(startFakeWordpressCom, (url) => ({ WORDPRESS_COM_URL: url }));
  const { send, withSwitches } = fixture;
  /** Advances the clock and logs in again. */
  const advanceDays = async (days: number): Promise<void> => {
    fixture.api.clock.advance(days * dayMs);
    const { email, password } = fixture.account;
    fixture.account.token = String((await fixture.api.call(login, { body: { email, password } })).body.token);
  };
  const oauthApp = () => ({
    siteUrl: 'kitchen.example.com',
    clientId: fixture.fake.switches.clientId,
    clientSecret: fixture.fake.switches.clientSecret,
  });
  /** Opens the consent page as a browser would and returns the callback query. */
  const getConsentQuery = async (): Promise<Record<string, string>> => {
    const { authUrl } = (await send(authorizeWordpress)).body.data as { authUrl: string };
    const answer = await fetch(authUrl, { redirect: 'manual' });
    const location = new URL(answer.headers.get('location') ?? '');
    assert.equal(location.pathname, '/auth/wordpress/callback');
    return Object.fromEntries(location.searchParams);
  };
  const authorize = async () => send(completeWordpressOAuth, { query: await getConsentQuery() });
  const publish = async (title: string, change = {}) =>
    (await send(publishToWordpressOAuth, { body: { title, content: `## ${title}\n\nText.`, ...change } }))
      .body;

  it('returns no app and no authorization URL before an app is saved', async () => {
    assert.equal((await send(getWordpressOAuthApp)).body.data, null);
    assert.equal((await send(authorizeWordpress)).body.error, 'Failed to get authorization URL');
    assert.equal((await send(getWordpressOAuth)).body.config, null);
    assert.equal((await send(testWordpressOAuth, { body: {} })).body.code, 'WORDPRESS_NOT_CONNECTED');
  });

  it('saves the app and never returns its secret [C-169, C-170, C-210]', async () => {
    await send(saveWordpressOAuthApp, { body: oauthApp() });
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

  it('publishes, then updates the same post, without sharing it [C-180, C-207, C-208]', async () => {
    const count = fixture.fake.posts.all().length;
    const reply = await publish('Roses', { tags: ['roses'], imageUrl: 'https://example.com/rose.png' });
    assert.equal(reply.state, 'live');
    assert.match(String(reply.url), /^https:\/\/garden\.wordpress\.com\/roses\/$/);
    const post = fixture.fake.posts.all().at(-1)!;
    assert.equal(post.publicize, false);
    assert.equal(post.featured_image, '901');
    const { articleId } = reply.publication as { articleId: string };
    await publish('Old roses', { articleId });
    assert.equal(fixture.fake.posts.all().length, count + 1);
    assert.equal(fixture.fake.posts.all().at(-1)?.title, 'Old roses');
    assert.equal((await withSwitches({ uploads: 'fails' }, () => publish('Tulips'))).state, 'live');
  });

  it('escapes text that looks like HTML', async () => {
    await publish('Crocuses <b>', { excerpt: '<script>alert(1)</script>' });
    const { title, excerpt } = fixture.fake.posts.all().at(-1)!;
    assert.equal(title, 'Crocuses &lt;b>');
    assert.equal(excerpt, '&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('reports a post that waits for review when the user may not publish', async () => {
    const reply = await withSwitches({ contributor: true }, () => publish('Daisies'));
    assert.match(String(reply.message), /for review/);
  });

  it('extends a valid token and asks to authorize again otherwise [C-177]', async () => {
    await advanceDays(13);
    const extended = (await send(refreshWordpressOAuth, { body: {} })).body.token as Record<string, string>;
    assert.equal(extended.access_token, 'stored');
    assert.equal(Date.parse(String(extended.expiresAt)), fixture.api.clock.now().getTime() + 14 * dayMs);
    for (const tokensEnded of ['400', '401'] as const) {
      const refused = await withSwitches({ tokensExpired: tokensEnded }, () =>
        send(refreshWordpressOAuth, { body: {} }),
      );
      assert.equal(refused.body.error, 'OAuth token has expired. Please re-authorize.');
      const failed = await withSwitches({ tokensExpired: tokensEnded }, () =>
        publish(`Lilies ${tokensEnded}`),
      );
      assert.equal((failed.publication as { remedy: string }).remedy, 'reconnect');
    }
  });

  it('blocks publishing with an expired token [C-133]', async () => {
    await advanceDays(15);
    assert.equal((await publish('Asters')).error, 'OAuth token has expired. Please re-authorize.');
    assert.equal((await send(testWordpressOAuth, { body: {} })).body.code, 'OAUTH_TOKEN_EXPIRED');
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
