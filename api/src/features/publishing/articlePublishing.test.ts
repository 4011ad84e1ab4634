import { getSchemas } from '@rankwright/contracts/endpoints';
import {
  createArticle,
  generateArticle,
  getArticle,
  updateArticle,
  type Article,
} from '@rankwright/contracts/articles';
import {
  checkArticle,
  listPublishOptions,
  previewPublication,
  publishArticle,
  type PublicationPreview,
} from '@rankwright/contracts/articlePublishing';
import { paths } from '@rankwright/contracts/paths';
import {
  clearWordpress,
  listConnections,
  saveWordpress,
  type Connection,
} from '@rankwright/contracts/connections';
import { getContentHistory } from '@rankwright/contracts/articles';
import {
  listPublications,
  publishToWordpress,
  retryPublication,
  type Problem,
  type Publication,
} from '@rankwright/contracts/publishing';
import { startFakeWordpress } from '@rankwright/testing/fakes/wordpress/fakeWordpress';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { publications } from '../../database/schema/publications.ts';
import { signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import type { TestRequest } from '../../testing/apiCall.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import type { Endpoint } from '@rankwright/contracts/http';

describe('publishing an article by its version', () => {
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
  beforeEach(async () => {
    Object.assign(site.faults, { storeThenFail: false, busy: false, wrongPassword: false, seoPlugin: false });
    await send(saveWordpress, { body: credentials() });
  });

  const send = (endpoint: Endpoint, request: TestRequest = {}) =>
    api.call(endpoint, { token: account.token, ...request });
  const credentials = () => ({ siteUrl: site.url, username: 'ada', applicationPassword: 'abcd efgh' });
  const create = async (title: string, change: object = {}): Promise<Article> =>
    (await send(createArticle, { body: { title, content: `## ${title}\n\nText.`, ...change } })).body
      .article as Article;
  const publish = (id: string, body: object) =>
    send(publishArticle, { params: { id }, body: { platforms: ['wordpress'], ...body } });
  const readPublication = async (articleId: string): Promise<Publication> => {
    const { publications } = (await send(listPublications, { query: { articleId } })).body;
    return (publications as Publication[])[0]!;
  };
  const findPosts = (title: string) => site.posts.filter((post) => post.title === title);

  it('answers at once, and the worker publishes the version and settles the article', async () => {
    const { id, version } = await create('Peonies', { slug: 'growing-peonies', metaDescription: 'How.' });
    site.faults.seoPlugin = true;
    const options = {
      wordpress: { categories: ['Garden'], tags: ['Flowers'], author: 'Grace', excerpt: 'Short.' },
    };
    const reply = await publish(id, { version, options });
    assert.equal(reply.status, 200);
    assert.deepEqual(
      (reply.body.publications as Publication[]).map(({ state, version: sent }) => [state, sent]),
      [['waiting', version]],
    );
    assert.equal(findPosts('Peonies').length, 0);
    await api.queue.drain();
    const { state, url } = await readPublication(id);
    assert.equal(state, 'live');
    assert.match(String(url), /\/growing-peonies\/$/);
    const [post] = findPosts('Peonies') as unknown as Record<string, unknown>[];
    assert.ok(post);
    assert.equal(post.excerpt, 'Short.');
    assert.equal((post.categories as number[]).length, 1);
    assert.equal((post.tags as number[]).length, 1);
    assert.equal(post.author, 7);
    assert.equal((post.meta as Record<string, string>).rank_math_description, 'How.');
    const { article } = (await send(getArticle, { params: { id } })).body as { article: Article };
    assert.deepEqual([article.status, article.approvedVersion], ['published', version]);
  });

  it('removes tags, categories and cover from the post when the article has them no longer', async () => {
    const its = { tags: ['Tubers'], categories: ['Autumn'] };
    const { id, version } = await create('Dahlias', its);
    await publish(id, { version });
    await api.queue.drain();
    const empty = { tags: [], categories: [], baseVersion: version };
    const edited = await send(updateArticle, {
      params: { id },
      body: { title: 'Dahlias', content: 'New.', ...empty },
    });
    const next = (edited.body.article as Article).version;
    const update = async () => {
      await publish(id, { version: next });
      await api.queue.drain();
      return findPosts('Dahlias')[0];
    };
    const preview = await send(previewPublication, { params: { id }, body: { platform: 'wordpress' } });
    assert.deepEqual(
      (preview.body.preview as PublicationPreview).problems.filter(({ code }) => code === 'FIELDS_REMOVED'),
      [
        {
          code: 'FIELDS_REMOVED',
          text: 'The categories and tags will be removed from the post on WordPress.',
          fix: { label: 'Edit article', href: paths.article(id) },
          blocking: false,
        },
      ],
    );
    const updated = await update();
    assert.deepEqual([updated?.tags, updated?.categories], [[], []]);
    Object.assign(updated ?? {}, { tags: [9] });
    assert.deepEqual((await update())?.tags, [9], 'a tag of the site is not removed');
  });

  it('publishes nothing when another version is on screen', async () => {
    const { id, version } = await create('Irises');
    await send(updateArticle, { params: { id }, body: { title: 'Irises', content: 'Changed.' } });
    const reply = await publish(id, { version });
    assert.equal(reply.body.code, 'ARTICLE_CHANGED');
    await api.queue.drain();
    assert.equal(findPosts('Irises').length, 0);
  });

  it('sends the text that was approved, even if the article is edited before the worker starts', async () => {
    const { id, version } = await create('Crocuses');
    await publish(id, { version });
    await send(updateArticle, { params: { id }, body: { title: 'Crocuses, later', content: 'Later text.' } });
    await api.queue.drain();
    assert.match(String(findPosts('Crocuses')[0]?.content), /Text\./);
    assert.equal(findPosts('Crocuses, later').length, 0);
  });

  it('refuses a starting draft of the built-in writer until it is edited, also when it is copied', async () => {
    const { article } = (await send(generateArticle, { body: getSchemas(generateArticle).example.body }))
      .body as {
      article: Article;
    };
    const code = 'STARTING_DRAFT_UNEDITED';
    const { id, version, title, content } = article;
    const reply = await publish(id, { version });
    assert.deepEqual([reply.status, reply.body.code], [422, code]);
    const pasted = { title: 'Mine', content: `  ${content}\n` };
    assert.equal(
      (await send(publishToWordpress, { body: { title, content, articleId: id } })).body.code,
      code,
    );
    assert.equal((await send(publishToWordpress, { body: pasted })).body.code, code);
    assert.equal((await send(publishToWordpress, { body: { ...pasted, ...credentials() } })).body.code, code);
    const left = { idempotencySlug: 'left', payload: { title, content, status: 'publish', tags: [] } };
    const [kept] = await api.deps.db
      .insert(publications)
      .values({ ownerId: account.userId, articleId: id, platform: 'wordpress', state: 'failed', ...left })
      .returning();
    const retried = (await send(retryPublication, { params: { id: kept!.id } })).body.publication;
    const { state, remedy } = retried as Publication;
    assert.deepEqual([state, remedy], ['failed', 'edit']);
    const copy = await create('Mine', { content });
    assert.equal((await publish(copy.id, { version: copy.version })).body.code, code);
    await api.queue.drain();
    assert.equal(findPosts(title).length + findPosts('Mine').length, 0);
    await send(updateArticle, { params: { id }, body: { title, content: `${content}\n\nMy own words.` } });
    assert.equal((await publish(id, { version: version + 1 })).status, 200);
    await api.queue.drain();
    assert.equal(findPosts(title).length, 1);
  });

  it('saves a draft on the platform and keeps the article a draft', async () => {
    const { id, version } = await create('Snowdrops');
    await publish(id, { version, asDraft: true });
    await api.queue.drain();
    assert.equal(findPosts('Snowdrops')[0]?.status, 'draft');
    const { isDraft, state } = await readPublication(id);
    assert.deepEqual([isDraft, state], [true, 'live']);
    const { article } = (await send(getArticle, { params: { id } })).body as { article: Article };
    assert.equal(article.status, 'draft');
  });

  it('updates the same post under the same address', async () => {
    const first = await create('Anemones');
    await publish(first.id, { version: first.version });
    await api.queue.drain();
    const body = { title: 'Anemones again', content: 'More text.', slug: 'another-slug' };
    const { article } = (await send(updateArticle, { params: { id: first.id }, body })).body as {
      article: Article;
    };
    await publish(first.id, { version: article.version });
    await api.queue.drain();
    const [post] = findPosts('Anemones again');
    assert.equal(post?.slug, 'anemones');
    assert.equal(findPosts('Anemones').length, 0);
  });

  it('gives two articles with the same title two posts', async () => {
    for (const article of [await create('Same title'), await create('Same title')])
      await publish(article.id, { version: article.version });
    await api.queue.drain();
    assert.equal(new Set(findPosts('Same title').map(({ slug }) => slug)).size, 2);
  });

  it('remembers categories and tags for the next article, and previews them', async () => {
    const { id, version } = await create('Tansy');
    await publish(id, { version, options: { wordpress: { categories: ['Herbs'], tags: ['yellow'] } } });
    await api.queue.drain();
    const next = await create('Yarrow', { slug: 'growing-yarrow' });
    const request = { params: { id: next.id }, body: { platform: 'wordpress' } };
    const { preview } = (await send(previewPublication, request)).body as { preview: PublicationPreview };
    assert.deepEqual([preview.categories, preview.tags], [['Herbs'], ['yellow']]);
    assert.deepEqual([preview.slug, preview.status, preview.isUpdate], ['growing-yarrow', 'live', false]);
    assert.match(preview.html, /<h2>Yarrow<\/h2>/);
    const { defaults } = (await send(listPublishOptions, { params: { platform: 'wordpress' } })).body;
    assert.deepEqual(defaults, { author: 'Grace', categories: ['Herbs'], tags: ['yellow'] });
  });

  it('names what stands in the way, each with its fix', async () => {
    const { id } = await create('Lavender', { slug: 'l'.repeat(200) });
    const check = async (): Promise<Problem[]> => {
      const request = { params: { id }, body: { platforms: ['wordpress'] } };
      const { problems } = (await send(checkArticle, request)).body as {
        problems: { problems: Problem[] }[];
      };
      return problems[0]?.problems ?? [];
    };
    assert.deepEqual(
      (await check()).map(({ code }) => code),
      ['META_DESCRIPTION_EMPTY'],
    );
    site.faults.wrongPassword = true;
    const [failed] = await check();
    assert.deepEqual([failed?.code, failed?.blocking], ['CONNECTION_FAILED', true]);
    assert.equal(failed?.fix.href, '/integrations?platform=wordpress');
    await send(clearWordpress);
    assert.equal((await check())[0]?.code, 'NOT_CONNECTED');
  });

  it('says at the connection that a site rejected its credentials, until a post arrives', async () => {
    const readError = async () => {
      const { connections } = (await send(listConnections)).body as { connections: Connection[] };
      return connections.find(({ platform }) => platform === 'wordpress')?.lastError;
    };
    const { id, version } = await create('Hollyhocks');
    site.faults.wrongPassword = true;
    await publish(id, { version });
    await api.queue.drain();
    assert.match((await readError()) ?? '', /Invalid WordPress credentials/);
    site.faults.wrongPassword = false;
    const second = await create('Lupins');
    await publish(second.id, { version: second.version });
    await api.queue.drain();
    assert.equal(await readError(), null);
  });

  it('sends what waited once the connection works again', async () => {
    const { id, version } = await create('Foxgloves');
    await publish(id, { version });
    await send(clearWordpress);
    await api.queue.drain();
    const { state, remedy } = await readPublication(id);
    assert.deepEqual([state, remedy], ['failed', 'reconnect']);
    await send(saveWordpress, { body: credentials() });
    await api.queue.drain();
    assert.equal((await readPublication(id)).state, 'live');
    assert.equal(findPosts('Foxgloves').length, 1);
  });

  it('uses credentials of a request for that request only: no retry, no stray draft', async () => {
    await send(clearWordpress);
    const body = { ...credentials(), title: 'Sent along', content: 'Text.' };
    const sent = await send(publishToWordpress, { body });
    assert.deepEqual([sent.body.success, sent.body.state], [true, 'live']);
    assert.equal(findPosts('Sent along').length, 1);
    await send(publishToWordpress, { body });
    assert.equal(findPosts('Sent along').length, 1);
    const unreachable = { ...body, title: 'Nowhere', siteUrl: 'http://127.0.0.1:9' };
    const failed = await send(publishToWordpress, { body: unreachable });
    assert.equal(failed.body.success, false);
    assert.doesNotMatch(String(failed.body.error), /automatically/);
    await api.queue.drain();
    // All articles are of the same moment, so a shorter page would hold any of them.
    const history = JSON.stringify((await send(getContentHistory, { query: { limit: 100 } })).body);
    assert.ok(history.includes('Same title'));
    assert.ok(!history.includes('Nowhere') && !history.includes('Sent along'));
  });
});
