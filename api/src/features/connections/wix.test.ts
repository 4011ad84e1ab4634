import {
  clearWix,
  getWix,
  listWixCategories,
  listWixTags,
  saveWix,
  testWix,
  updateWix,
} from '@rankwright/contracts/connections';
import { publishToWix } from '@rankwright/contracts/publishing';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startWixDouble } from '../../../doubles/wix/wixDouble.ts';
import { platformScene } from '../../testing/platformScene.ts';

describe('Wix', () => {
  const scene = platformScene(startWixDouble, (url) => ({ WIX_API_URL: url }));
  const { send, during } = scene;
  const credentials = (change = {}) => ({
    apiKey: scene.double.switches.apiKey,
    siteId: scene.double.switches.siteId,
    ...change,
  });
  const publish = async (title: string, change = {}) =>
    (await send(publishToWix, { body: { title, content: `## ${title}\n\nText.`, ...change } })).body;

  it('says so while no site is connected [C-190]', async () => {
    assert.equal((await send(getWix)).body.config, null);
    for (const call of [listWixCategories, listWixTags, testWix, updateWix])
      assert.equal((await send(call, { body: {} })).body.error, 'Wix is not configured or connected');
  });

  it('tests a key and names the authors, and says what a key lacks [C-150, C-187]', async () => {
    const tested = await send(testWix, { body: credentials() });
    assert.equal(tested.body.siteName, 'Garden Notes');
    assert.deepEqual(tested.body.members, [{ id: 'member-1', name: 'Ada' }]);
    const wrong = await send(testWix, { body: credentials({ apiKey: 'IST.not-this-one' }) });
    assert.equal(wrong.body.code, 'CONNECTION_TEST_FAILED');
    const short = await send(saveWix, { body: credentials({ apiKey: 'short' }) });
    assert.deepEqual(Object.keys(short.body.details as object), ['apiKey']);
    const noBlog = await during({ mayBlog: false }, () => send(saveWix, { body: credentials() }));
    assert.match(String(noBlog.body.error), /blog, media and members permissions/);
    const noApp = await during({ blogInstalled: false }, () => send(saveWix, { body: credentials() }));
    assert.match(String(noApp.body.error), /Wix Blog app/);
    const blogOnly = await during({ mayReadSite: false }, () => send(testWix, { body: credentials() }));
    assert.equal(blogOnly.body.siteName, scene.double.switches.siteId);
    assert.equal((await send(getWix)).body.config, null);
  });

  it('keeps the site and its settings, and never answers the key back [C-186, C-210]', async () => {
    const saved = (await send(saveWix, { body: credentials() })).body as { config: Record<string, unknown> };
    assert.equal(saved.config.connectionStatus, 'connected');
    assert.equal(saved.config.memberId, 'member-1');
    assert.equal(saved.config.defaultStatus, 'DRAFT');
    await send(updateWix, { body: { autoPublish: true, categoryIds: ['category-1'] } });
    await send(updateWix, { body: { siteId: scene.double.switches.siteId } });
    const read = (await send(getWix)).body as { config: Record<string, unknown> };
    assert.equal(read.config.autoPublish, true);
    assert.deepEqual(read.config.categoryIds, ['category-1']);
    assert.ok(!JSON.stringify([saved, read]).includes(scene.double.switches.apiKey));
    assert.equal((await send(testWix, { body: {} })).body.siteName, 'Garden Notes');
  });

  it('answers the categories and tags of the blog [C-189]', async () => {
    const { categories } = (await send(listWixCategories)).body as { categories: { label: string }[] };
    assert.deepEqual(
      categories.map(({ label }) => label),
      ['Garden', 'Kitchen'],
    );
    assert.deepEqual((await send(listWixTags)).body.tags, [{ id: 'tag-1', label: 'roses' }]);
  });

  it('publishes with tags, category and cover, and shows a change at once [C-188, C-205, C-207, C-208]', async () => {
    const change = { tags: ['Roses', 'pruning'], imageUrl: 'https://example.com/rose.png' };
    const reply = await publish('Roses', change);
    assert.equal(reply.state, 'live');
    assert.match(String(reply.url), /^https:\/\/garden\.example\.com\/post\/roses-/);
    const post = scene.double.posts.all().at(-1)!;
    assert.deepEqual(post.tagIds, ['tag-1', 'tag-2']);
    assert.deepEqual(post.categoryIds, ['category-1']);
    assert.equal(post.status, 'published');
    assert.match(String(post.cover), /^media_/);
    const { articleId } = reply.publication as { articleId: string };
    await publish('Old roses', { articleId });
    assert.equal(scene.double.posts.all().length, 1);
    assert.equal(scene.double.posts.all()[0]?.liveTitle, 'Old roses');
  });

  it('publishes without a cover that cannot be fetched, and through a lost identity', async () => {
    const noCover = await during({ imports: 'fails' }, () =>
      publish('Tulips', { imageUrl: 'https://example.com/gone.png' }),
    );
    assert.equal(noCover.state, 'live');
    assert.equal((await during({ identityLost: 1 }, () => publish('Daisies'))).state, 'live');
  });

  it('keeps a long slug of any script within what Wix takes', async () => {
    const reply = await publish('Как обрезать старые розы поздней зимой и ранней весной');
    assert.equal(reply.state, 'live');
  });

  it('says Publishing failed, and why, when no member can be the author [C-188]', async () => {
    await send(updateWix, { body: { memberId: '' } });
    const reply = await during({ members: [] }, () => publish('Lilies'));
    assert.equal(reply.success, false);
    assert.equal(reply.message, 'Publishing failed');
    assert.match(String(reply.error), /site member/);
  });

  it('forgets the site [C-186]', async () => {
    await send(clearWix);
    assert.equal((await send(getWix)).body.config, null);
  });
});
