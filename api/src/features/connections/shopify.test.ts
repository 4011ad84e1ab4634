import {
  clearShopify,
  getShopify,
  listShopifyBlogs,
  listShopifyPosts,
  saveShopify,
  testShopify,
  testShopifyCredentials,
  updateShopify,
} from '@rankwright/contracts/connections';
import { publishToShopify } from '@rankwright/contracts/publishing';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startFakeShopify } from '@rankwright/testing/fakes/shopify/fakeShopify';
import { hourMs } from '../../clock.ts';
import { setUpPlatformFixture } from '../../testing/platformFixture.ts';

describe('Shopify', () => {
  const fixture = setUpPlatformFixture(startFakeShopify, (url) => ({ SHOPIFY_API_URL: `${url}/{shop}` }));
  const { send } = fixture;
  const credentials = (change = {}) => ({
    shopUrl: 'https://admin.shopify.com/store/garden',
    apiKey: fixture.fake.switches.clientId,
    accessToken: fixture.fake.switches.token,
    ...change,
  });
  const publish = async (title: string) =>
    (await send(publishToShopify, { body: { title, content: `## ${title}\n\nText.`, tags: ['roses'] } }))
      .body;

  it('returns errors while no shop is connected [C-191, C-197]', async () => {
    assert.equal((await send(getShopify)).status, 404);
    for (const endpoint of [listShopifyBlogs, listShopifyPosts, testShopify])
      assert.equal((await send(endpoint, { body: {} })).body.error, 'Shopify is not configured or connected');
    assert.equal((await publish('Roses')).error, 'Shopify is not configured or connected');
  });

  it('tests credentials without saving them and explains what is wrong [C-147, C-192]', async () => {
    const tested = await send(testShopifyCredentials, { body: credentials() });
    assert.equal(tested.body.shopName, 'Garden Goods');
    assert.deepEqual(
      (tested.body.blogs as { handle: string }[]).map(({ handle }) => handle),
      ['news', 'garden'],
    );
    const wrong = await send(testShopifyCredentials, {
      body: credentials({ accessToken: 'shpat_wrong_wrong' }),
    });
    assert.equal(wrong.body.code, 'CONNECTION_TEST_FAILED');
    const swapped = await send(saveShopify, {
      body: credentials({ accessToken: fixture.fake.switches.clientId }),
    });
    assert.match(String(swapped.body.error), /This is the API key/);
    const short = await send(saveShopify, { body: credentials({ apiKey: 'abc' }) });
    assert.deepEqual(short.body.details, { apiKey: 'A Shopify API key has 32 characters, 0-9 and a-f.' });
    const elsewhere = await send(saveShopify, { body: credentials({ shopUrl: 'https://evil.example.com' }) });
    assert.match(String(elsewhere.body.error), /myshopify\.com domain/);
    assert.equal((await send(getShopify)).status, 404);
  });

  it('saves the shop and its blog and never returns the token [C-191, C-193, C-195, C-210, C-249]', async () => {
    const saved = await send(saveShopify, { body: credentials() });
    const { config } = saved.body as { config: Record<string, unknown> };
    assert.equal(config.shopUrl, 'garden.myshopify.com');
    assert.equal(config.connectionStatus, 'connected');
    assert.equal(config.defaultStatus, 'draft');
    await send(updateShopify, { body: { blogId: 'gid://shopify/Blog/2', autoPublish: true } });
    const read = (await send(getShopify)).body as { config: Record<string, unknown> };
    assert.equal(read.config.blogId, 'gid://shopify/Blog/2');
    assert.equal(read.config.autoPublish, true);
    assert.ok(!JSON.stringify([saved.body, read]).includes(fixture.fake.switches.token));
    assert.equal((await send(testShopify, { body: {} })).body.shopName, 'Garden Goods');
    assert.equal(((await send(listShopifyBlogs)).body.blogs as unknown[]).length, 2);
  });

  it('publishes to the selected blog and lists its posts [C-194, C-196, C-204, C-208]', async () => {
    const reply = await publish('Roses');
    assert.equal(reply.success, true);
    assert.equal(reply.state, 'live');
    assert.match(String(reply.url), /^https:\/\/garden\.myshopify\.com\/blogs\/garden\/roses$/);
    assert.match(String(reply.postId), /^gid:\/\/shopify\/Article\//);
    assert.equal(fixture.fake.posts.all().at(-1)?.status, 'published');
    await publish('Tulips');
    const list = async (query: Record<string, unknown>) =>
      ((await send(listShopifyPosts, { query })).body.posts as { title: string }[]).map(({ title }) => title);
    assert.deepEqual(await list({}), ['Roses', 'Tulips']);
    assert.deepEqual(await list({ limit: 1 }), ['Roses']);
    assert.deepEqual(await list({ sinceId: String(reply.postId) }), ['Tulips']);
    assert.deepEqual(await list({ status: 'unpublished' }), []);
  });

  it('sends the documented fields, with a fixed author and no tags [C-255]', async () => {
    const post = { title: 'Peonies', content: 'About peonies.', summary: 'In short.' };
    const { state } = (await send(publishToShopify, { body: { ...post, status: 'published', tags: [] } }))
      .body;
    assert.equal(state, 'live');
    const { title, summary, status, tags, author } = fixture.fake.posts.all().at(-1)!;
    assert.deepEqual([title, summary, status, tags], ['Peonies', 'In short.', 'published', []]);
    assert.deepEqual(author, { name: 'Rankwright' });
  });

  it('explains what to do when the shop rejects the post [C-194, C-259]', async () => {
    fixture.fake.switches.accessDenied = true;
    const denied = await publish('Daisies');
    fixture.fake.switches.accessDenied = false;
    const { success, message, error } = denied;
    assert.deepEqual({ success, message }, { success: false, message: 'Publishing failed' });
    assert.match(String(error), /write_content/);
    fixture.fake.switches.frozen = true;
    const frozen = await publish('Asters');
    fixture.fake.switches.frozen = false;
    assert.match(String(frozen.error), /frozen/);
  });

  it('escapes text that looks like HTML', async () => {
    const summary = '<script>alert(1)</script> & more';
    await send(publishToShopify, { body: { title: 'Crocuses', content: 'Text.', summary } });
    assert.equal(
      fixture.fake.posts.all().at(-1)?.summary,
      '&lt;script&gt;alert(1)&lt;/script&gt; &amp; more',
    );
  });

  it('waits while Shopify throttles requests', async () => {
    for (const throttled of ['200', '429'] as const) {
      fixture.fake.switches.throttled = throttled;
      assert.equal((await publish(`Lilies ${throttled}`)).state, 'waiting');
    }
    fixture.fake.switches.throttled = 'no';
  });

  it('updates its own post when the handle is taken, and publishes without a cover that cannot be fetched', async () => {
    fixture.fake.switches.handleFilter = 'ignored';
    fixture.fake.switches.upload = 'fails, article kept';
    const count = fixture.fake.posts.all().length;
    const { body } = await send(publishToShopify, {
      body: { title: 'Peonies', content: 'Text.', imageUrl: 'https://example.com/peony.png' },
    });
    fixture.fake.switches.handleFilter = 'works';
    fixture.fake.switches.upload = 'works';
    assert.equal(body.state, 'live');
    assert.equal(fixture.fake.posts.all().length, count + 1);
  });

  it('exchanges a client secret for a token and renews it after expiry', async () => {
    fixture.fake.switches.tokenLifetime = 600;
    const secret = credentials({ accessToken: fixture.fake.switches.clientSecret });
    assert.equal((await send(saveShopify, { body: secret })).status, 200);
    assert.equal((await publish('Irises')).state, 'live');
    fixture.api.clock.advance(hourMs);
    assert.equal((await publish('Irises again')).state, 'live');
    const wrong = await send(saveShopify, { body: credentials({ accessToken: `shpss_${'0'.repeat(32)}` }) });
    assert.match(String(wrong.body.error), /API key and secret/);
  });

  it('disconnects the shop', async () => {
    await send(clearShopify);
    assert.equal((await send(getShopify)).status, 404);
  });
});
