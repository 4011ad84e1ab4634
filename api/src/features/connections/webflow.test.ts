import {
  clearWebflow,
  getWebflow,
  listConnections,
  saveWebflow,
  testWebflow,
  type Connection,
} from '@rankwright/contracts/connections';
import { publishToWebflow } from '@rankwright/contracts/publishing';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startFakeWebflow } from '@rankwright/testing/fakes/webflow/fakeWebflow';
import { setUpPlatformFixture } from '../../testing/platformFixture.ts';
import { testConnectionJob } from './connections.definition.ts';

const collectionId = '580e63fc8c9a982ac9b8b745';

describe('Webflow', () => {
  const fixture = setUpPlatformFixture(startFakeWebflow, (url) => ({ WEBFLOW_API_URL: url }));
  const { send, withSwitches } = fixture;
  const credentials = () => ({ apiKey: fixture.fake.switches.token, siteId: fixture.fake.switches.siteId });
  const save = async (change = {}) =>
    (await send(saveWebflow, { body: { ...credentials(), collectionId, ...change } })).body;
  const publish = async (title: string, change = {}) =>
    (await send(publishToWebflow, { body: { title, content: `## ${title}\n\nText.`, ...change } })).body;

  it('returns errors while nothing is connected [C-198, C-201]', async () => {
    assert.deepEqual((await send(getWebflow)).body, { success: true, config: null, isConnected: false });
    assert.equal((await send(testWebflow, { body: {} })).body.error, 'Webflow not connected');
    const noKey = await send(saveWebflow, { body: { siteId: fixture.fake.switches.siteId, collectionId } });
    assert.deepEqual(noKey.body.details, { apiKey: 'Enter the API key.' });
  });

  it('publishes as the selected default status says, and keeps it when only other settings are saved', async () => {
    const readPublishAs = async () => {
      const { connections } = (await send(listConnections)).body as { connections: Connection[] };
      return connections.find(({ platform }) => platform === 'webflow')?.publishAs;
    };
    await save({ defaultStatus: 'draft' });
    assert.equal(await readPublishAs(), 'draft');
    await save({ apiKey: '' });
    assert.equal(await readPublishAs(), 'draft');
    await save({ defaultStatus: 'published' });
    assert.equal(await readPublishAs(), 'live');
    await send(clearWebflow);
  });

  it('tests a token and returns the site and its collections with their mapping [C-199, C-268]', async () => {
    const { siteInfo, collections } = (await send(testWebflow, { body: credentials() })).body as {
      siteInfo: unknown;
      collections: { displayName: string; mapping: unknown; unmappable: string[] }[];
    };
    assert.deepEqual(siteInfo, {
      displayName: 'Garden Notes',
      name: 'Garden Notes',
      shortName: 'garden-notes',
    });
    assert.deepEqual(
      collections.map(({ displayName }) => displayName),
      ['Blog Posts', 'Team'],
    );
    assert.deepEqual(collections[0]?.mapping, {
      body: 'post-body',
      summary: 'post-summary',
      image: 'main-image',
      date: 'published-on',
    });
    const required = await withSwitches({ requiresCategory: true }, () =>
      send(testWebflow, { body: credentials() }),
    );
    assert.deepEqual((required.body.collections as typeof collections)[0]?.unmappable, ['Category']);
    const wrong = await send(testWebflow, { body: { ...credentials(), apiKey: 'wf_wrong' } });
    assert.equal(wrong.body.code, 'CONNECTION_TEST_FAILED');
    const elsewhere = await send(testWebflow, { body: { ...credentials(), siteId: 'another' } });
    assert.match(String(elsewhere.body.error), /has no access to the site/);
  });

  it('saves the collection, updates settings without the key and never returns it [C-198, C-210, C-249, C-268]', async () => {
    const saved = (await save()) as { config: Record<string, unknown> };
    assert.equal(saved.config.defaultStatus, 'draft');
    assert.equal(saved.config.connectionStatus, 'configured');
    assert.equal((await send(getWebflow)).body.isConnected, false);
    const { queue } = fixture.api;
    await queue.run(testConnectionJob, { ownerId: fixture.account.userId, platform: 'webflow' });
    const rest = { siteId: fixture.fake.switches.siteId, collectionId };
    const fieldMapping = { body: 'post-body', summary: 'post-summary', image: 'main-image' };
    await send(saveWebflow, { body: { ...rest, autoPublish: true, fieldMapping } });
    const read = (await send(getWebflow)).body as { config: Record<string, unknown>; isConnected: boolean };
    assert.equal(read.isConnected, true);
    assert.equal(read.config.connectionStatus, 'connected');
    assert.deepEqual(read.config.siteInfo, {
      displayName: 'Garden Notes',
      name: 'Garden Notes',
      shortName: 'garden-notes',
    });
    assert.equal(read.config.autoPublish, true);
    assert.deepEqual(read.config.fieldMapping, fieldMapping);
    assert.ok(!JSON.stringify([saved, read]).includes(fixture.fake.switches.token));
    assert.equal(((await send(testWebflow, { body: {} })).body.collections as unknown[]).length, 2);
  });

  it('saves a draft on request, publishes otherwise, and returns postId [C-152, C-200, C-207, C-208]', async () => {
    const draft = await publish('Roses', { summary: 'About roses.', status: 'draft' });
    assert.equal(draft.success, true);
    const post = () => fixture.fake.posts.get(String(draft.postId))!;
    assert.equal(post().status, 'draft');
    assert.equal((post().fieldData as Record<string, unknown>)['post-summary'], 'About roses.');
    const { articleId } = draft.publication as { articleId: string };
    const live = await publish('Old roses', { articleId, status: 'published' });
    assert.equal(live.postId, draft.postId);
    assert.equal(post().status, 'published');
    assert.match(String(live.url), /^https:\/\/garden-notes\.webflow\.io\/blog\/roses$/);
    assert.equal(fixture.fake.posts.all().length, 1);
  });

  it('sends the title, the content and the summary [C-258]', async () => {
    const { postId, state } = await publish('Peonies', { summary: 'In short.' });
    assert.equal(state, 'live');
    const fieldData = fixture.fake.posts.get(String(postId))!.fieldData as Record<string, unknown>;
    assert.deepEqual([fieldData.name, fieldData['post-summary']], ['Peonies', 'In short.']);
    assert.match(String(fieldData['post-body']), /Text\./);
  });

  it('converts code and tables, which Webflow rich text does not support', async () => {
    const content = '```\nif (a)\n  b();\n```\n\n| Month | Work |\n|---|---|\n| May | *Prune* |';
    const { postId } = await publish('Code', { content });
    const html = String(
      (fixture.fake.posts.get(String(postId))?.fieldData as Record<string, unknown>)['post-body'],
    );
    assert.match(html, /if \(a\)<br>\u00a0\u00a0b\(\);/);
    assert.match(html, /<li><strong>Month: <\/strong>May<br><strong>Work: <\/strong><em>Prune<\/em><\/li>/);
  });

  it('explains what to do when the site was never published or the token lacks a permission', async () => {
    for (const neverPublished of ['409', '400 no_domains', '202 with nothing published'] as const) {
      const reply = await withSwitches({ sitePublished: false, neverPublished }, () =>
        publish(`Tulips ${neverPublished}`),
      );
      assert.equal(reply.success, false);
      assert.match(String(reply.error), /once in Webflow/);
    }
    assert.match(
      String((await withSwitches({ readOnly: true }, () => publish('Daisies'))).error),
      /is missing a permission/,
    );
    const required = await withSwitches({ requiresCategory: true }, () => publish('Lilies'));
    assert.match(String(required.error), /category Field is required/);
  });

  it('disconnects the site [C-198]', async () => {
    await send(clearWebflow);
    assert.equal((await send(getWebflow)).body.isConnected, false);
  });
});
