import { createArticle, type Article } from '@rankwright/contracts/articles';
import {
  getPublishDefaults,
  previewPublication,
  publishArticle,
  savePublishDefaults,
  type PublicationPreview,
} from '@rankwright/contracts/articlePublishing';
import {
  listConnections,
  saveWordpress,
  updateWordpress,
  type Connection,
} from '@rankwright/contracts/connections';
import { publishToWordpress } from '@rankwright/contracts/publishing';
import type { Endpoint } from '@rankwright/contracts/http';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import type { TestRequest } from '../../testing/apiCall.ts';
import { setUpDeliveryFixture } from '../../testing/deliveryFixture.ts';

const params = { platform: 'wordpress' };
const garden = { categories: ['Garden'], tags: ['roses'], author: 'Grace', publishAs: 'live' };

describe('publishing defaults of a connection', () => {
  const fixture = setUpDeliveryFixture();
  const { signUpAt, plan, runAt, posts, readItem, readNotifications } = fixture;

  const createSender =
    ({ token }: TestAccount) =>
    (endpoint: Endpoint, request: TestRequest = {}) =>
      fixture.api.call(endpoint, { token, ...request });
  const open = async (time: string) => {
    const account = await signUpAt(time);
    const send = createSender(account);
    return {
      account,
      send,
      save: (body: object) => send(savePublishDefaults, { params, body }),
      read: async () => (await send(getPublishDefaults, { params })).body.defaults,
      create: async (title: string, change: object = {}): Promise<Article> =>
        (await send(createArticle, { body: { title, content: 'Text.', ...change } })).body.article as Article,
    };
  };
  const readPost = (title: string) => {
    const [post] = posts(title) as unknown as Record<string, unknown>[];
    assert.ok(post, title);
    const names = (kind: 'categories' | 'tags') =>
      ((post[kind] ?? []) as number[]).map(
        (id) => fixture.site.terms[kind].find((term) => term.id === id)?.name,
      );
    return { status: post.status, author: post.author, categories: names('categories'), tags: names('tags') };
  };

  it('are empty and live until they are saved, and are replaced as a whole', async () => {
    const { save, read, send } = await open('2028-01-03T06:00:00Z');
    assert.deepEqual(await read(), { categories: [], tags: [], author: '', publishAs: 'live' });
    assert.deepEqual((await save(garden)).body, { success: true, defaults: garden });
    await save({ tags: ['lawn'], publishAs: 'draft' });
    assert.deepEqual(await read(), { categories: [], tags: ['lawn'], author: '', publishAs: 'draft' });
    const [{ publishAs, defaultStatus }] = (await send(listConnections)).body.connections as [Connection];
    assert.deepEqual([publishAs, defaultStatus], ['draft', 'draft']);
    await send(updateWordpress, { body: { defaultStatus: 'publish' } });
    assert.deepEqual(await read(), { categories: [], tags: ['lawn'], author: '', publishAs: 'live' });
  });

  it('rejects what the platform cannot take, bad values and connections of others, and stores nothing', async () => {
    const { account, save, read } = await open('2028-01-10T06:00:00Z');
    await save(garden);
    const shopify = await createSender(account)(savePublishDefaults, {
      params: { platform: 'shopify' },
      body: { categories: ['Garden'] },
    });
    assert.deepEqual(
      [shopify.status, shopify.body.details],
      [400, { categories: 'Shopify does not take this field.' }],
    );
    for (const body of [
      { publishAs: 'hidden' },
      { categories: 'Garden' },
      { tags: Array(31).fill('a') },
      { tags: [' '] },
    ])
      assert.equal((await save(body)).status, 400, JSON.stringify(body));
    assert.deepEqual(await read(), garden);
    const other = createSender(await signUpWithPlan(fixture.api, 'other@example.com'));
    const saved = await other(savePublishDefaults, { params, body: { tags: ['mine'] } });
    assert.equal(saved.body.code, 'WORDPRESS_NOT_CONNECTED');
    assert.equal((await other(getPublishDefaults, { params })).body.code, 'WORDPRESS_NOT_CONNECTED');
    assert.deepEqual(await read(), garden);
  });

  it('fill what an article leaves open, and survive another publication and another password', async () => {
    const { save, read, send, create } = await open('2028-01-17T06:00:00Z');
    await save(garden);
    const own = await create('Own tags', { tags: ['own'] });
    await send(publishArticle, {
      params: { id: own.id },
      body: { platforms: ['wordpress'], version: 1, options: { wordpress: { categories: ['Once'] } } },
    });
    await fixture.api.queue.drain();
    assert.deepEqual(readPost('Own tags'), {
      status: 'publish',
      author: 7,
      categories: ['Once'],
      tags: ['own'],
    });
    const body = { siteUrl: fixture.site.url, username: 'ada', applicationPassword: 'ijkl mnop' };
    await send(saveWordpress, { body });
    assert.deepEqual(await read(), garden);
  });

  it('decide between draft and live unless the publication names it', async () => {
    const { save, send, create } = await open('2028-01-24T06:00:00Z');
    await save({ ...garden, publishAs: 'draft' });
    const { id } = await create('Draft by default');
    const preview = async (body: object) =>
      (
        (await send(previewPublication, { params: { id }, body: { platform: 'wordpress', ...body } })).body
          .preview as PublicationPreview
      ).status;
    assert.deepEqual([await preview({}), await preview({ asDraft: false })], ['draft', 'live']);
    await send(publishArticle, { params: { id }, body: { platforms: ['wordpress'], version: 1 } });
    await fixture.api.queue.drain();
    for (const body of [{ asDraft: false }, { makePublic: ['wordpress'] }]) {
      assert.equal(readPost('Draft by default').status, 'draft');
      await send(publishArticle, { params: { id }, body: { platforms: ['wordpress'], version: 1, ...body } });
      await fixture.api.queue.drain();
    }
    assert.equal(readPost('Draft by default').status, 'publish');
  });

  it('reach a scheduled article; a draft is not called live', async () => {
    const { account, save } = await open('2028-02-07T06:00:00Z');
    await save({ ...garden, publishAs: 'draft' });
    const slot = { scheduledDate: '2028-02-07', scheduledTime: '09:00', platforms: { wordpress: true } };
    const { id } = await plan(account, {
      title: 'Scheduled draft',
      content: 'Text.',
      keywords: ['kept'],
      ...slot,
    });
    await runAt('2028-02-07T09:00:00Z');
    assert.deepEqual(readPost('Scheduled draft'), {
      status: 'draft',
      author: 7,
      categories: ['Garden'],
      tags: ['roses'],
    });
    assert.ok((await readNotifications(account)).includes('“Scheduled draft” is a draft on WordPress.'));
    assert.equal((await readItem(account, id)).status, 'planned');
  });

  it('reach the documented endpoint, whose own values come first; other credentials get none', async () => {
    const { save, send } = await open('2028-02-14T06:00:00Z');
    await save({ ...garden, publishAs: 'draft' });
    const publish = (title: string, body: object = {}) =>
      send(publishToWordpress, { body: { title, content: 'Text.', ...body } });
    await publish('Documented');
    assert.deepEqual(readPost('Documented'), {
      status: 'draft',
      author: 7,
      categories: ['Garden'],
      tags: ['roses'],
    });
    await publish('Documented, named', { status: 'publish', tags: ['lawn'] });
    const { status, tags } = readPost('Documented, named');
    assert.deepEqual([status, tags], ['publish', ['lawn']]);
    const credentials = { siteUrl: fixture.site.url, username: 'ada', applicationPassword: 'abcd efgh' };
    await publish('Sent along', credentials);
    const { status: sent, categories } = readPost('Sent along');
    assert.deepEqual([sent, categories], ['publish', []]);
  });
});
