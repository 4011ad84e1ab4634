import { createArticle, type Article } from '@rankwright/contracts/articles';
import { publishArticle } from '@rankwright/contracts/articlePublishing';
import {
  connectPlatform,
  disconnectPlatform,
  listConnections,
  listWebhookDeliveries,
  testConnection,
  type Connection,
  type WebhookDelivery,
} from '@rankwright/contracts/connections';
import { startFakeWebhook } from '@rankwright/testing/fakes/webhook/fakeWebhook';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dayMs } from '../../clock.ts';
import { setUpPlatformFixture } from '../../testing/platformFixture.ts';

describe('the webhook', () => {
  const fixture = setUpPlatformFixture(startFakeWebhook, () => ({}));
  const { send } = fixture;
  const params = { platform: 'webhook' };
  const connect = (fields: object, change = {}) =>
    send(connectPlatform, { params, body: { method: 'webhook', fields, ...change } });
  const findWebhook = async (): Promise<Connection | undefined> => {
    const { connections } = (await send(listConnections)).body as { connections: Connection[] };
    return connections.find(({ platform }) => platform === 'webhook');
  };
  const save = async (change = {}) => {
    const reply = await connect({ url: `${fixture.fake.url}/hook` }, change);
    if (typeof reply.body.secret === 'string') fixture.fake.switches.secret = reply.body.secret;
    return reply;
  };
  const readDeliveries = async (): Promise<WebhookDelivery[]> =>
    (await send(listWebhookDeliveries)).body.deliveries as WebhookDelivery[];

  it('is not listed before it is set up, and takes only https or allowed hosts', async () => {
    assert.equal(await findWebhook(), undefined);
    for (const url of ['http://example.com/hook', 'ftp://example.com', 'nonsense', '']) {
      const { code, details } = (await connect({ url })).body;
      assert.equal(code, 'INVALID_REQUEST', url);
      assert.deepEqual(details, { url: 'Enter a URL that starts with https://.' }, url);
    }
    assert.equal(await findWebhook(), undefined);
  });

  it('shows the secret once, sends a signed test and logs it', async () => {
    const saved = await save();
    assert.match(String(saved.body.secret), /^whsec_/);
    assert.equal((await save()).body.secret, null);
    const listed = await findWebhook();
    assert.deepEqual([listed?.connected, listed?.url], [true, `${fixture.fake.url}/hook`]);
    assert.ok(!JSON.stringify(listed).includes('whsec_'));
    assert.equal((await send(testConnection, { params })).status, 200);
    const [logged] = await readDeliveries();
    assert.deepEqual([logged?.type, logged?.status, logged?.error], ['test', 200, null]);
    const rotated = await save({ rotateSecret: true });
    assert.notEqual(rotated.body.secret, saved.body.secret);
    assert.equal((await send(testConnection, { params })).status, 200);
  });

  it('signs with the replaced secret, too, for 24 hours', async () => {
    const present = fixture.fake.switches.secret;
    const { secret } = (await connect({ url: `${fixture.fake.url}/hook` }, { rotateSecret: true })).body;
    const test = async () => (await send(testConnection, { params })).status;
    for (const accepted of [present, String(secret)]) {
      fixture.fake.switches.secret = accepted;
      assert.equal(await test(), 200);
    }
    await connect({ url: `${fixture.fake.url}/hook` });
    fixture.fake.switches.secret = present;
    assert.equal(await test(), 200);
    fixture.api.clock.advance(dayMs + 1);
    assert.notEqual(await test(), 200);
    fixture.fake.switches.secret = String(secret);
    assert.equal(await test(), 200);
  });

  it('delivers an article once under one id, even if the answer is lost', async () => {
    const { article } = (
      await send(createArticle, { body: { title: 'Roses', content: '## Roses\n\nText.' } })
    ).body as { article: Article };
    fixture.fake.faults.add({ when: 'after', answer: 500 });
    const body = { platforms: ['webhook'], version: article.version };
    await send(publishArticle, { params: { id: article.id }, body });
    await fixture.api.queue.drain();
    await send(publishArticle, { params: { id: article.id }, body });
    await fixture.api.queue.drain();
    const [post, ...others] = fixture.fake.posts.all();
    assert.equal(others.length, 0);
    assert.deepEqual([post?.title, post?.version, post?.slug], ['Roses', article.version, 'roses']);
    assert.match(String(post?.html), /<h2>Roses<\/h2>/);
    assert.equal(post?.markdown, article.content);
    const sent = (await readDeliveries()).filter(({ type }) => type === 'article.published');
    assert.equal(new Set(sent.map(({ messageId }) => messageId)).size, 1);
    assert.deepEqual(sent.map(({ status }) => status).sort(), [200, 500]);
  });

  it('is removed with its secret', async () => {
    await send(disconnectPlatform, { params });
    assert.equal(await findWebhook(), undefined);
  });
});
