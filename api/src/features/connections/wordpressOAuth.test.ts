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
  wordpressOAuthCallback,
} from '@rankwright/contracts/connections';
import { publishToWordpressOAuth } from '@rankwright/contracts/publishing';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startWordpressComDouble } from '../../../doubles/wordpressCom/wordpressComDouble.ts';
import { signUp } from '../../testing/accounts.ts';
import { platformScene } from '../../testing/platformScene.ts';

const day = 86_400_000;

describe('WordPress.com by OAuth', () => {
  const scene = platformScene(startWordpressComDouble, (url) => ({ WORDPRESS_COM_URL: url }));
  const { send, during } = scene;
  /** Days go by, and the person signs in again. */
  const later = async (days: number): Promise<void> => {
    scene.api.clock.advance(days * day);
    const { email, password } = scene.account;
    scene.account.token = String((await scene.api.call(login, { body: { email, password } })).body.token);
  };
  const oauthApp = () => ({
    siteUrl: 'kitchen.example.com',
    clientId: scene.double.switches.clientId,
    clientSecret: scene.double.switches.clientSecret,
  });
  /** Goes to the consent page as a browser would; the query it sends back. */
  const consent = async (): Promise<Record<string, string>> => {
    const { authUrl } = (await send(authorizeWordpress)).body.data as { authUrl: string };
    const answer = await fetch(authUrl, { redirect: 'manual' });
    const location = new URL(answer.headers.get('location') ?? '');
    assert.equal(location.pathname, '/auth/wordpress/callback');
    return Object.fromEntries(location.searchParams);
  };
  const authorize = async () => send(wordpressOAuthCallback, { query: await consent() });
  const publish = async (title: string, change = {}) =>
    (await send(publishToWordpressOAuth, { body: { title, content: `## ${title}\n\nText.`, ...change } }))
      .body;

  it('has nothing to prefill and no address before an app is saved', async () => {
    assert.equal((await send(getWordpressOAuthApp)).body.data, null);
    assert.equal((await send(authorizeWordpress)).body.error, 'Failed to get authorization URL');
    assert.equal((await send(getWordpressOAuth)).body.config, null);
    assert.equal((await send(testWordpressOAuth, { body: {} })).body.code, 'WORDPRESS_NOT_CONNECTED');
  });

  it('keeps the app and answers everything of it but its secret [C-169, C-170, C-210]', async () => {
    await send(saveWordpressOAuthApp, { body: oauthApp() });
    assert.deepEqual((await send(getWordpressOAuthApp)).body.data, {
      siteUrl: 'kitchen.example.com',
      clientId: '12345',
    });
  });

  it('asks for consent, trades the code and connects the site that was typed [C-171, C-172, C-174, C-176]', async () => {
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

  it('takes a state once, within ten minutes, from the user it was made for [C-173]', async () => {
    const refused = async (query: Record<string, string>, token = scene.account.token) =>
      (await send(wordpressOAuthCallback, { query, token })).body.code;
    const used = await consent();
    await send(wordpressOAuthCallback, { query: used });
    assert.equal(await refused(used), 'OAUTH_STATE_INVALID');
    const late = await consent();
    scene.api.clock.advance(10 * 60_000 + 1);
    assert.equal(await refused(late), 'OAUTH_STATE_INVALID');
    const other = await signUp(scene.api, 'grace@example.com');
    assert.equal(await refused(await consent(), other.token), 'OAUTH_STATE_INVALID');
    assert.equal(await refused({ code: 'x' }), 'OAUTH_STATE_INVALID');
  });

  it('says what was refused on the way [C-138, C-139]', async () => {
    const denied = await during({ denied: true }, authorize);
    assert.equal(denied.body.error, 'Authorization failed: access_denied');
    assert.equal((await send(wordpressOAuthCallback)).body.error, 'No authorization code received');
    const { state = '' } = await consent();
    const forged = await send(wordpressOAuthCallback, { query: { code: 'forged', state } });
    assert.equal(forged.body.code, 'OAUTH_CALLBACK_FAILED');
  });

  it('never answers the token back, and counts fourteen days [C-182, C-210]', async () => {
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
    assert.equal(Date.parse(config.token.expiresAt), scene.api.clock.now().getTime() + 14 * day);
  });

  it('chooses another site and keeps the settings [C-175, C-179]', async () => {
    await send(storeWordpressOAuth, { body: { siteId: '1', autoPublish: true } });
    await send(updateWordpressOAuth, { body: { defaultStatus: 'draft' } });
    const { config } = (await send(getWordpressOAuth)).body as {
      config: { autoPublish: boolean; defaultStatus: string; token: { siteId: string } };
    };
    assert.deepEqual([config.token.siteId, config.autoPublish, config.defaultStatus], ['1', true, 'draft']);
    const elsewhere = await send(storeWordpressOAuth, { body: { siteId: '99' } });
    assert.match(String(elsewhere.body.error), /does not reach that site/);
    const bad = await send(storeWordpressOAuth, { body: { token: { accessToken: 'nonsense' } } });
    assert.equal(bad.body.code, 'OAUTH_TOKEN_INVALID');
  });

  it('publishes, and again updates the same post; sharing stays off [C-180, C-207, C-208]', async () => {
    const reply = await publish('Roses', { tags: ['roses'], imageUrl: 'https://example.com/rose.png' });
    assert.equal(reply.state, 'live');
    assert.match(String(reply.url), /^https:\/\/garden\.wordpress\.com\/roses-/);
    const post = scene.double.posts.all().at(-1)!;
    assert.equal(post.publicize, false);
    assert.equal(post.featured_image, '901');
    const { articleId } = reply.publication as { articleId: string };
    await publish('Old roses', { articleId });
    assert.deepEqual(
      scene.double.posts.all().map(({ title }) => title),
      ['Old roses'],
    );
    assert.equal((await during({ uploads: 'fails' }, () => publish('Tulips'))).state, 'live');
  });

  it('takes words that look like tags for words', async () => {
    await publish('Crocuses <b>', { excerpt: '<script>alert(1)</script>' });
    const { title, excerpt } = scene.double.posts.all().at(-1)!;
    assert.equal(title, 'Crocuses &lt;b>');
    assert.equal(excerpt, '&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('says that a post waits for review when the user may not publish', async () => {
    const reply = await during({ contributor: true }, () => publish('Daisies'));
    assert.match(String(reply.message), /for review/);
  });

  it('extends a token that is still good, and asks to authorize again otherwise [C-177]', async () => {
    await later(13);
    const extended = (await send(refreshWordpressOAuth, { body: {} })).body.token as { expiresAt: string };
    assert.equal(Date.parse(extended.expiresAt), scene.api.clock.now().getTime() + 14 * day);
    for (const tokensEnded of ['400', '401'] as const) {
      const refused = await during({ tokensEnded }, () => send(refreshWordpressOAuth, { body: {} }));
      assert.equal(refused.body.error, 'OAuth token has expired. Please re-authorize.');
      const failed = await during({ tokensEnded }, () => publish(`Lilies ${tokensEnded}`));
      assert.equal((failed.publication as { remedy: string }).remedy, 'reconnect');
    }
  });

  it('blocks publishing with a token that has ended [C-133]', async () => {
    await later(15);
    assert.equal((await publish('Asters')).error, 'OAuth token has expired. Please re-authorize.');
    assert.equal((await send(testWordpressOAuth, { body: {} })).body.code, 'OAUTH_TOKEN_EXPIRED');
  });

  it('forgets the connection, and connects an account with one site or says that it has none [C-178]', async () => {
    await send(clearWordpressOAuth);
    assert.equal((await send(getWordpressOAuth)).body.config, null);
    const none = await during({ noSites: true }, authorize);
    assert.match(String(none.body.error), /no site to publish to/);
    const one = await during({ singleSite: true }, authorize);
    assert.equal((one.body.data as { sites: unknown[] }).sites.length, 1);
  });
});
