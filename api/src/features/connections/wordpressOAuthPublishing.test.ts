import {
  refreshWordpressOAuth,
  storeWordpressOAuth,
  testWordpressOAuth,
} from '@rankwright/contracts/connections';
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { dayMs } from '../../clock.ts';
import { setUpWordpressComFixture } from '../../testing/wordpressComFixture.ts';

describe('publishing to WordPress.com', () => {
  const { fixture, advanceDays, saveApp, authorize, publish } = setUpWordpressComFixture();
  const { send, withSwitches } = fixture;
  before(async () => {
    await saveApp();
    await authorize();
    await send(storeWordpressOAuth, { body: { siteId: '1' } });
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
});
