import { createArticle, getArticle } from '@rankwright/contracts/articles';
import {
  clearWordpress,
  getWordpress,
  listConnections,
  publishTestDraft,
  saveWordpress,
  testWordpress,
  updateWordpress,
} from '@rankwright/contracts/connections';
import {
  checkPublication,
  listPublications,
  publishToShopify,
  publishToWebflow,
  publishToWix,
  publishToWordpress,
  publishToWordpressOAuth,
  retryPublication,
} from '@rankwright/contracts/publishing';
import type { Endpoint } from '@rankwright/contracts/http';
import { sql } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startFakeWordpress } from '@rankwright/testing/fakes/wordpress/fakeWordpress';
import { signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

interface Published {
  success: boolean;
  state: string;
  url: string;
  publication: { id: string; state: string; remedy: string };
}

describe('publishing to WordPress', () => {
  let api: TestApi;
  let account: TestAccount;
  let site: Awaited<ReturnType<typeof startFakeWordpress>>;
  before(async () => {
    site = await startFakeWordpress();
    api = await startTestApi({ env: { OUTBOUND_ALLOW: site.address } });
    account = await signUpWithPlan(api);
  });
  after(async () => {
    await api.close();
    await site.close();
  });

  const send = (...[endpoint, request]: Parameters<TestApi['call']>) =>
    api.call(endpoint, { token: account.token, ...request });
  const credentials = () => ({ siteUrl: site.url, username: 'ada', applicationPassword: 'abcd efgh' });
  const article = async (title: string): Promise<string> =>
    (
      (await send(createArticle, { body: { title, content: `## ${title}\n\nText.` } })).body.article as {
        id: string;
      }
    ).id;
  const publish = async (articleId: string, title: string): Promise<Published> =>
    (await send(publishToWordpress, { body: { articleId, title, content: `## ${title}\n\nText.` } }))
      .body as unknown as Published;

  it('returns errors while nothing is connected [C-190, C-197, C-201, C-254]', async () => {
    const readError = async (endpoint: Endpoint) =>
      (await send(endpoint, { body: { title: 'Roses', content: 'Text.' } })).body.error;
    assert.equal(await readError(publishToWordpress), 'No WordPress connection configured');
    assert.equal(await readError(publishToWordpressOAuth), 'No WordPress connection configured');
    assert.equal(await readError(publishToShopify), 'Shopify is not configured or connected');
    assert.equal(await readError(publishToWix), 'Wix is not configured or connected');
    assert.equal(await readError(publishToWebflow), 'Webflow not connected');
  });

  it('tests credentials, rejects a wrong password without saving it, then connects [C-125, C-183, C-185, C-210]', async () => {
    assert.equal((await send(testWordpress, { body: credentials() })).status, 200);
    site.faults.wrongPassword = true;
    const refused = await send(saveWordpress, { body: credentials() });
    assert.equal(refused.body.code, 'WORDPRESS_CREDENTIALS');
    assert.equal((await send(getWordpress)).body.isConnected, false);
    site.faults.wrongPassword = false;
    assert.equal((await send(saveWordpress, { body: credentials() })).status, 200);
    await send(updateWordpress, { body: { autoPublish: true } });
    const { connections } = (await send(listConnections)).body as {
      connections: { platform: string; connected: boolean; autoPublish: boolean }[];
    };
    assert.deepEqual(
      connections
        .filter(({ connected }) => connected)
        .map(({ platform, autoPublish }) => [platform, autoPublish]),
      [['wordpress', true]],
    );
    assert.ok(!JSON.stringify((await send(getWordpress)).body).includes('abcd'));
  });

  it('stores the application password encrypted [C-238]', async () => {
    const { applicationPassword } = credentials();
    const { rows } = await api.deps.db.execute(
      sql`select platform, secrets from connections where owner_id = ${account.userId}`,
    );
    assert.equal(rows.length, 1);
    const [{ platform, secrets } = {}] = rows;
    assert.equal(platform, 'wordpress');
    assert.ok(String(secrets).length > applicationPassword.length);
    assert.ok(!JSON.stringify(rows).includes(applicationPassword));
    assert.ok(!JSON.stringify(rows).includes(credentials().username));
  });

  it('sends the documented fields, public by default [C-203, C-257]', async () => {
    const post = { title: 'Peonies', content: 'About peonies.', excerpt: 'In short.' };
    for (const body of [post, { ...post, status: 'publish' }])
      assert.equal((await send(publishToWordpress, { body })).body.state, 'live');
    const sent = site.posts.at(-1) as unknown as Record<string, string>;
    assert.deepEqual([sent.title, sent.excerpt, sent.status], ['Peonies', 'In short.', 'publish']);
    assert.match(String(sent.content), /About peonies\./);
  });

  it('publishes, then updates the same post [C-184, C-203, C-206, C-207, C-208]', async () => {
    const id = await article('Roses');
    const first = await publish(id, 'Roses');
    assert.equal(first.state, 'live');
    assert.match(first.url, /\/roses\/$/);
    const count = site.posts.length;
    await publish(id, 'Roses in spring');
    assert.equal(site.posts.length, count);
    assert.equal(site.posts.at(-1)?.title, 'Roses in spring');
    const { publications } = (await send(listPublications, { query: { articleId: id } })).body;
    assert.equal((publications as unknown[]).length, 1);
    assert.equal(
      ((await send(getArticle, { params: { id } })).body.article as { publications: unknown[] }).publications
        .length,
      1,
    );
  });

  it('reports an unknown outcome when the site fails after storing, and a check finds the post', async () => {
    const id = await article('Tulips');
    site.faults.storeThenFail = true;
    const reply = await publish(id, 'Tulips');
    site.faults.storeThenFail = false;
    assert.equal(reply.state, 'unknown');
    const count = site.posts.length;
    const checked = await send(checkPublication, { params: { id: reply.publication.id } });
    assert.equal((checked.body.publication as { state: string }).state, 'live');
    assert.equal(site.posts.length, count);
  });

  it('creates no duplicate when retrying after an unknown outcome', async () => {
    const id = await article('Daisies');
    site.faults.storeThenFail = true;
    const reply = await publish(id, 'Daisies');
    site.faults.storeThenFail = false;
    const count = site.posts.length;
    const retried = await send(retryPublication, { params: { id: reply.publication.id } });
    assert.equal((retried.body.publication as { state: string }).state, 'live');
    assert.equal(site.posts.length, count);
  });

  it('publishes once for two concurrent requests and rejects the other', async () => {
    const id = await article('Asters');
    const count = site.posts.length;
    const both = await Promise.all([publish(id, 'Asters'), publish(id, 'Asters')]);
    assert.equal(site.posts.length, count + 1);
    assert.ok(both.some(({ state }) => state === 'live'));
    for (const reply of both)
      if (reply.state !== 'live')
        assert.equal((reply as unknown as { code: string }).code, 'PUBLISHING_BUSY');
  });

  it('fails at once with what to do when the text takes too long to convert', async () => {
    const articleId = await article('Endless');
    const body = { articleId, title: 'Endless', content: '*_'.repeat(60_000) };
    const { publication } = (await send(publishToWordpress, { body })).body as unknown as Published;
    assert.deepEqual([publication.state, publication.remedy], ['failed', 'edit']);
  });

  it('waits when the site asks to retry later', async () => {
    const id = await article('Lilies');
    site.faults.busy = true;
    const reply = await publish(id, 'Lilies');
    site.faults.busy = false;
    assert.equal(reply.success, false);
    assert.equal(reply.state, 'waiting');
  });

  it('sends nothing again when a click comes for a post that is live', async () => {
    const id = await article('Sunflowers');
    const { publication } = await publish(id, 'Sunflowers');
    const before = structuredClone(site.posts);
    const again = await send(retryPublication, { params: { id: publication.id } });
    assert.equal((again.body.publication as { state: string }).state, 'live');
    assert.deepEqual(site.posts, before);
  });

  it('says why a test draft could not be sent', async () => {
    site.faults.busy = true;
    const { status, body } = await send(publishTestDraft, { params: { platform: 'wordpress' } });
    site.faults.busy = false;
    assert.deepEqual([status >= 400, body.code], [true, 'PUBLISHING_FAILED']);
    assert.match(String(body.error), /limiting requests right now/);
  });

  it('sends a test draft and disconnects the site', async () => {
    assert.equal((await send(publishTestDraft, { params: { platform: 'wordpress' } })).status, 200);
    assert.equal(site.posts.at(-1)?.status, 'draft');
    await send(clearWordpress);
    assert.equal((await send(getWordpress)).body.isConnected, false);
  });
});
