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
import { startShopifyDouble } from '../../../doubles/shopify/shopifyDouble.ts';
import { platformScene } from '../../testing/platformScene.ts';

describe('Shopify', () => {
  const scene = platformScene(startShopifyDouble, (url) => ({ SHOPIFY_API_URL: `${url}/{shop}` }));
  const { send } = scene;
  const credentials = (change = {}) => ({
    shopUrl: 'https://admin.shopify.com/store/garden',
    apiKey: scene.double.switches.clientId,
    accessToken: scene.double.switches.token,
    ...change,
  });
  const publish = async (title: string) =>
    (await send(publishToShopify, { body: { title, content: `## ${title}\n\nText.`, tags: ['roses'] } }))
      .body;

  it('says so while no shop is connected, and GET answers 404 [C-191, C-197]', async () => {
    assert.equal((await send(getShopify)).status, 404);
    for (const call of [listShopifyBlogs, listShopifyPosts, testShopify])
      assert.equal((await send(call, { body: {} })).body.error, 'Shopify is not configured or connected');
    assert.equal((await publish('Roses')).error, 'Shopify is not configured or connected');
  });

  it('tests credentials before they are kept, and says what is wrong with them [C-147, C-192]', async () => {
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
      body: credentials({ accessToken: scene.double.switches.clientId }),
    });
    assert.match(String(swapped.body.error), /This is the API key/);
    const short = await send(saveShopify, { body: credentials({ apiKey: 'abc' }) });
    assert.deepEqual(short.body.details, { apiKey: 'A Shopify API key has 32 characters, 0-9 and a-f.' });
    const elsewhere = await send(saveShopify, { body: credentials({ shopUrl: 'https://evil.example.com' }) });
    assert.match(String(elsewhere.body.error), /permanent address/);
    assert.equal((await send(getShopify)).status, 404);
  });

  it('keeps the shop, chooses its blog, and never answers the token back [C-191, C-193, C-195, C-210]', async () => {
    const saved = await send(saveShopify, { body: credentials() });
    const { config } = saved.body as { config: Record<string, unknown> };
    assert.equal(config.shopUrl, 'garden.myshopify.com');
    assert.equal(config.connectionStatus, 'connected');
    assert.equal(config.defaultStatus, 'draft');
    await send(updateShopify, { body: { blogId: 'gid://shopify/Blog/2', autoPublish: true } });
    const read = (await send(getShopify)).body as { config: Record<string, unknown> };
    assert.equal(read.config.blogId, 'gid://shopify/Blog/2');
    assert.equal(read.config.autoPublish, true);
    assert.ok(!JSON.stringify([saved.body, read]).includes(scene.double.switches.token));
    assert.equal((await send(testShopify, { body: {} })).body.shopName, 'Garden Goods');
    assert.equal(((await send(listShopifyBlogs)).body.blogs as unknown[]).length, 2);
  });

  it('publishes to the chosen blog and lists its posts [C-194, C-196, C-204, C-208]', async () => {
    const reply = await publish('Roses');
    assert.equal(reply.success, true);
    assert.equal(reply.state, 'live');
    assert.match(String(reply.url), /^https:\/\/garden\.myshopify\.com\/blogs\/garden\/roses-/);
    assert.match(String(reply.postId), /^gid:\/\/shopify\/Article\//);
    assert.equal(scene.double.posts.all().at(-1)?.status, 'published');
    await publish('Tulips');
    const list = async (query: Record<string, unknown>) =>
      ((await send(listShopifyPosts, { query })).body.posts as { title: string }[]).map(({ title }) => title);
    assert.deepEqual(await list({}), ['Roses', 'Tulips']);
    assert.deepEqual(await list({ limit: 1 }), ['Roses']);
    assert.deepEqual(await list({ sinceId: String(reply.postId) }), ['Tulips']);
    assert.deepEqual(await list({ status: 'unpublished' }), []);
  });

  it('says what a person can do when the shop refuses [C-194]', async () => {
    scene.double.switches.accessDenied = true;
    const denied = await publish('Daisies');
    scene.double.switches.accessDenied = false;
    assert.equal(denied.success, false);
    assert.equal(denied.message, 'Publishing failed');
    assert.match(String(denied.error), /write_content/);
    scene.double.switches.frozen = true;
    const frozen = await publish('Asters');
    scene.double.switches.frozen = false;
    assert.match(String(frozen.error), /frozen/);
  });

  it('takes words that look like tags for words', async () => {
    const summary = '<script>alert(1)</script> & more';
    await send(publishToShopify, { body: { title: 'Crocuses', content: 'Text.', summary } });
    assert.equal(
      scene.double.posts.all().at(-1)?.summary,
      '&lt;script&gt;alert(1)&lt;/script&gt; &amp; more',
    );
  });

  it('waits while the bucket of calls is empty', async () => {
    for (const throttled of ['200', '429'] as const) {
      scene.double.switches.throttled = throttled;
      assert.equal((await publish(`Lilies ${throttled}`)).state, 'waiting');
    }
    scene.double.switches.throttled = 'no';
  });

  it('takes a handle that is taken for its own post, and publishes without a cover that cannot be fetched', async () => {
    scene.double.switches.handleFilter = 'ignored';
    scene.double.switches.upload = 'fails, article kept';
    const count = scene.double.posts.all().length;
    const { body } = await send(publishToShopify, {
      body: { title: 'Peonies', content: 'Text.', imageUrl: 'https://example.com/peony.png' },
    });
    scene.double.switches.handleFilter = 'works';
    scene.double.switches.upload = 'works';
    assert.equal(body.state, 'live');
    assert.equal(scene.double.posts.all().length, count + 1);
  });

  it('trades a client secret for a token, and for a new one when that has ended', async () => {
    scene.double.switches.tokenLifetime = 600;
    const secret = credentials({ accessToken: scene.double.switches.clientSecret });
    assert.equal((await send(saveShopify, { body: secret })).status, 200);
    assert.equal((await publish('Irises')).state, 'live');
    scene.api.clock.advance(3_600_000);
    assert.equal((await publish('Irises again')).state, 'live');
    const wrong = await send(saveShopify, { body: credentials({ accessToken: `shpss_${'0'.repeat(32)}` }) });
    assert.match(String(wrong.body.error), /API key and secret/);
  });

  it('forgets the shop', async () => {
    await send(clearShopify);
    assert.equal((await send(getShopify)).status, 404);
  });
});
