import {
  clearWix,
  getWix,
  listConnections,
  listWixCategories,
  listWixTags,
  saveWix,
  testWix,
  updateWix,
  type Connection,
} from '@rankwright/contracts/connections';
import { publishToWix } from '@rankwright/contracts/publishing';
import { eq } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { startFakeWix } from '@rankwright/testing/fakes/wix/fakeWix';
import { events } from '../../database/schema/events.ts';
import { setUpPlatformFixture } from '../../testing/platformFixture.ts';
import { testConnectionJob } from './connections.definition.ts';
import { testConnection } from './connectionTest.service.ts';

describe('Wix', () => {
  const fixture = setUpPlatformFixture(startFakeWix, (url) => ({ WIX_API_URL: url }));
  const { send, withSwitches } = fixture;
  const credentials = (change = {}) => ({
    apiKey: fixture.fake.switches.apiKey,
    siteId: fixture.fake.switches.siteId,
    ...change,
  });
  const publish = async (title: string, change = {}) =>
    (await send(publishToWix, { body: { title, content: `## ${title}\n\nText.`, ...change } })).body;

  it('returns errors while no site is connected [C-190]', async () => {
    assert.equal((await send(getWix)).body.config, null);
    for (const endpoint of [listWixCategories, listWixTags, testWix, updateWix])
      assert.equal((await send(endpoint, { body: {} })).body.error, 'Wix is not configured or connected');
  });

  it('tests a key, returns the authors and explains missing permissions [C-150, C-187]', async () => {
    const tested = await send(testWix, { body: credentials() });
    assert.equal(tested.body.siteName, 'Garden Notes');
    assert.deepEqual(tested.body.members, [{ id: 'member-1', name: 'Ada' }]);
    const wrong = await send(testWix, { body: credentials({ apiKey: 'IST.not-this-one' }) });
    assert.equal(wrong.body.code, 'CONNECTION_TEST_FAILED');
    const short = await send(saveWix, { body: credentials({ apiKey: 'short' }) });
    assert.deepEqual(Object.keys(short.body.details as object), ['apiKey']);
    const noBlog = await withSwitches({ canUseBlog: false }, () => send(testWix, { body: credentials() }));
    assert.match(String(noBlog.body.error), /blog, media and members permissions/);
    const noApp = await withSwitches({ blogInstalled: false }, () => send(testWix, { body: credentials() }));
    assert.match(String(noApp.body.error), /Wix Blog app/);
    const blogOnly = await withSwitches({ canReadSite: false }, () => send(testWix, { body: credentials() }));
    assert.equal(blogOnly.body.siteName, fixture.fake.switches.siteId);
    assert.equal((await send(getWix)).body.config, null);
  });

  const runTest = () =>
    fixture.api.queue.run(testConnectionJob, { ownerId: fixture.account.userId, platform: 'wix' });
  const findWix = async (): Promise<Connection> => {
    const { connections } = (await send(listConnections)).body as { connections: Connection[] };
    const found = connections.find(({ platform }) => platform === 'wix');
    assert.ok(found);
    return found;
  };

  it('saves what was given, tests it in the background and keeps it when the test fails', async () => {
    await withSwitches({ blogInstalled: false }, async () => {
      assert.equal((await send(saveWix, { body: credentials() })).body.success, true);
      const untested = await findWix();
      assert.equal(untested.connected, false);
      assert.equal(untested.method, 'api-key');
      assert.equal(untested.lastError, null);
      assert.ok(fixture.api.queue.waiting.some(({ name }) => name === testConnectionJob.name));
      await runTest();
    });
    const failed = await findWix();
    assert.equal(failed.connected, false);
    assert.match(String(failed.lastError), /Wix Blog app/);
    const { config } = (await send(getWix)).body as { config: Record<string, unknown> };
    assert.equal(config.siteId, credentials().siteId);
    assert.equal(config.hasApiKey, true);
    assert.equal(config.connectionStatus, 'failed');
    await runTest();
    const told = await fixture.api.deps.db.select().from(events).where(eq(events.type, 'connection'));
    assert.deepEqual(
      told.map(({ data }) => data),
      [
        { platform: 'wix', connected: false, lastError: failed.lastError },
        { platform: 'wix', connected: true, lastError: null },
      ],
    );
    const working = await findWix();
    assert.equal(working.connected, true);
    assert.equal(working.name, 'Garden Notes');
    assert.equal(working.lastError, null);
  });

  it('saves nothing when its test cannot be queued', async () => {
    const before = (await send(getWix)).body.config;
    const queued = mock.method(fixture.api.deps.queue, 'send', () => Promise.reject(new Error('no queue')));
    const reply = await send(saveWix, {
      body: credentials({ siteId: '00000000-0000-4000-8000-000000000000' }),
    });
    queued.mock.restore();
    assert.equal(reply.status, 500);
    assert.deepEqual((await send(getWix)).body.config, before);
  });

  it('does not store the outcome of a test when other credentials were saved meanwhile', async () => {
    const { deps } = fixture.api;
    const { outbound } = deps;
    const saveDuringTest: typeof outbound = {
      ...outbound,
      fetch: async (...request) => {
        await send(saveWix, { body: credentials({ apiKey: 'IST.not-this-one' }) });
        return outbound.fetch(...request);
      },
    };
    await testConnection({ ...deps, outbound: saveDuringTest }, fixture.account.userId, 'wix');
    const untested = await findWix();
    assert.equal(untested.connected, false);
    assert.equal(untested.lastSuccessAt, null);
  });

  it('saves the site and its settings and never returns the key [C-186, C-210, C-249]', async () => {
    const saved = (await send(saveWix, { body: credentials() })).body as { config: Record<string, unknown> };
    assert.equal(saved.config.connectionStatus, 'configured');
    assert.equal(saved.config.defaultStatus, 'DRAFT');
    await runTest();
    await send(updateWix, { body: { autoPublish: true, categoryIds: ['category-1'] } });
    await send(updateWix, { body: { siteId: fixture.fake.switches.siteId } });
    const read = (await send(getWix)).body as { config: Record<string, unknown> };
    assert.equal(read.config.connectionStatus, 'connected');
    assert.equal(read.config.memberId, 'member-1');
    assert.equal(read.config.autoPublish, true);
    assert.deepEqual(read.config.categoryIds, ['category-1']);
    assert.ok(!JSON.stringify([saved, read]).includes(fixture.fake.switches.apiKey));
    assert.equal((await send(testWix, { body: {} })).body.siteName, 'Garden Notes');
  });

  it('lists the categories and tags of the blog [C-189]', async () => {
    const { categories } = (await send(listWixCategories)).body as { categories: { label: string }[] };
    assert.deepEqual(
      categories.map(({ label }) => label),
      ['Garden', 'Kitchen'],
    );
    assert.deepEqual((await send(listWixTags)).body.tags, [{ id: 'tag-1', label: 'roses' }]);
  });

  it('publishes with tags, category and cover, and updates the live post [C-188, C-205, C-207, C-208]', async () => {
    const change = { tags: ['Roses', 'pruning'], imageUrl: 'https://example.com/rose.png' };
    const reply = await publish('Roses', change);
    assert.equal(reply.state, 'live');
    assert.match(String(reply.url), /^https:\/\/garden\.example\.com\/post\/roses$/);
    const post = fixture.fake.posts.all().at(-1)!;
    assert.deepEqual(post.tagIds, ['tag-1', 'tag-2']);
    assert.deepEqual(post.categoryIds, ['category-1']);
    assert.equal(post.status, 'published');
    assert.match(String(post.cover), /^media_/);
    const { articleId } = reply.publication as { articleId: string };
    await publish('Old roses', { articleId });
    assert.equal(fixture.fake.posts.all().length, 1);
    assert.equal(fixture.fake.posts.all()[0]?.liveTitle, 'Old roses');
  });

  it('sends the documented fields, PUBLISHED and without tags [C-256]', async () => {
    const reply = await send(publishToWix, {
      body: { title: 'Peonies', content: 'Text.', excerpt: 'In short.', status: 'PUBLISHED', tags: [] },
    });
    assert.equal(reply.body.state, 'live');
    const { title, excerpt, status, tagIds } = fixture.fake.posts.all().at(-1)!;
    assert.deepEqual([title, excerpt, status, tagIds ?? []], ['Peonies', 'In short.', 'published', []]);
  });

  it('publishes without a cover that cannot be fetched, and after Wix loses the identity once', async () => {
    const noCover = await withSwitches({ imports: 'fails' }, () =>
      publish('Tulips', { imageUrl: 'https://example.com/gone.png' }),
    );
    assert.equal(noCover.state, 'live');
    assert.equal((await withSwitches({ identityLost: 1 }, () => publish('Daisies'))).state, 'live');
  });

  it('keeps long slugs of any script within the limit of Wix', async () => {
    const reply = await publish('Как обрезать старые розы поздней зимой и ранней весной');
    assert.equal(reply.state, 'live');
  });

  it('returns Publishing failed with the reason when no member can be the author [C-188, C-259]', async () => {
    await send(updateWix, { body: { memberId: '' } });
    const reply = await withSwitches({ members: [] }, () => publish('Lilies'));
    const { success, message, error } = reply;
    assert.deepEqual({ success, message }, { success: false, message: 'Publishing failed' });
    assert.match(String(error), /site member/);
  });

  it('disconnects the site [C-186]', async () => {
    await send(clearWix);
    assert.equal((await send(getWix)).body.config, null);
  });
});
