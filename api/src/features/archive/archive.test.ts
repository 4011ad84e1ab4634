import {
  getArchiveImport,
  resolveSiteChange,
  startArchiveImport,
  stopArchiveImport,
  getImportedPost,
} from '@rankwright/contracts/archive';
import type { ArchiveImport, ImportedPost } from '@rankwright/contracts/archive';
import {
  approveArticle,
  deleteArticle,
  getArticle,
  getContentHistory,
  updateArticle,
} from '@rankwright/contracts/articles';
import type { Article, HistoryRow } from '@rankwright/contracts/articles';
import { publishArticle } from '@rankwright/contracts/articlePublishing';
import { saveWordpress } from '@rankwright/contracts/connections';
import type { Endpoint } from '@rankwright/contracts/http';
import { listPublications, type Publication } from '@rankwright/contracts/publishing';
import { startFakeWordpress } from '@rankwright/testing/fakes/wordpress/fakeWordpress';
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { hourMs } from '../../clock.ts';
import { archiveImports } from '../../database/schema/archive.ts';
import { signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import type { TestRequest } from '../../testing/apiCall.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { importArchiveJob } from './archive.definition.ts';
import { queueAbandonedImports } from './archive.jobs.ts';

describe('importing the posts of a site', () => {
  let api: TestApi;
  let account: TestAccount;
  let site: Awaited<ReturnType<typeof startFakeWordpress>>;
  let count = 0;
  before(async () => {
    site = await startFakeWordpress();
    api = await startTestApi({ env: { OUTBOUND_ALLOW: site.address } });
  });
  after(async () => {
    await api.close();
    await site.close();
  });
  beforeEach(async () => {
    site.posts.length = 0;
    site.requests.length = 0;
    account = await signUpWithPlan(api, `ada${++count}@example.com`);
    await send(saveWordpress, {
      body: { siteUrl: site.url, username: 'ada', applicationPassword: 'abcd efgh' },
    });
    await api.queue.drain();
  });
  afterEach(() => Object.assign(site.faults, { busy: false, forbidsPages: false }));

  const send = (endpoint: Endpoint, request: TestRequest = {}) =>
    api.call(endpoint, { token: account.token, ...request });
  const params = { platform: 'wordpress' };
  const start = async () => (await send(startArchiveImport, { params })).body.import as ArchiveImport;
  const read = async () => (await send(getArchiveImport, { params })).body.import as ArchiveImport;
  const runImport = async (): Promise<ArchiveImport> => {
    await start();
    await api.queue.drain();
    return read();
  };
  const addPost = (title: string, change: Partial<(typeof site.posts)[number]> = {}) => {
    const id = (site.posts.at(-1)?.id ?? 0) + 1;
    const post = {
      id,
      slug: `post-${id}`,
      title,
      content: `<p>${title} text.</p>`,
      status: 'publish',
      ...change,
    };
    site.posts.push(post);
    return post;
  };
  const listHistory = async (query: object = {}): Promise<HistoryRow[]> => {
    const { data } = (await send(getContentHistory, { query: { limit: 100, ...query } })).body;
    return (data as { content: HistoryRow[] }).content;
  };
  const findRow = async (title: string): Promise<HistoryRow> => {
    const row = (await listHistory()).find((found) => found.title === title);
    assert.ok(row, `${title} is not in the history`);
    return row;
  };
  const readArticle = async (title: string): Promise<Article> =>
    (await send(getArticle, { params: { id: (await findRow(title)).id } })).body.article as Article;
  const readPost = async (id: string): Promise<ImportedPost> =>
    (await send(getImportedPost, { params: { id } })).body.post as ImportedPost;
  const edit = (article: Article, content: string) =>
    send(updateArticle, {
      params: { id: article.id },
      body: { title: article.title, content, baseVersion: article.version },
    });
  const publish = async ({ id }: Article): Promise<Publication> => {
    const { version } = (await send(getArticle, { params: { id } })).body.article as Article;
    await send(approveArticle, { params: { id }, body: { version } });
    const reply = await send(publishArticle, { params: { id }, body: { platforms: ['wordpress'], version } });
    assert.equal(reply.status, 200, JSON.stringify(reply.body));
    await api.queue.drain();
    const { publications } = (await send(listPublications, { query: { articleId: id } })).body;
    return (publications as Publication[])[0]!;
  };

  it('imports posts and pages of several pages, with their dates and states', async () => {
    for (let number = 1; number <= 45; number += 1) addPost(`Post ${number}`);
    addPost('About us', { type: 'page' });
    addPost('Not yet', { status: 'draft' });
    addPost('Tom &amp; Jerry', { date: '2024-05-01T10:00:00' });
    addPost('Empty', { content: '' });
    const { state, total, seen, created, skipped, problems } = await runImport();
    assert.deepEqual([state, total, seen, created, skipped], ['done', 49, 49, 48, 1]);
    assert.deepEqual(problems, [{ title: 'Empty', text: 'It has no text.' }]);
    const live = await findRow('Tom & Jerry');
    assert.deepEqual([live.state, live.date, live.isImported], ['live', '2024-05-01T10:00:00.000Z', true]);
    assert.equal(live.publications[0]?.url, `${site.url}/post-48/`);
    assert.equal((await findRow('Not yet')).state, 'imported');
    assert.equal((await listHistory({ type: 'imported' })).length, 48);
    assert.equal((await listHistory({ type: 'scheduled' })).length, 0);
  });

  it('reads only what changed since, and saves it as a new version', async () => {
    addPost('Peonies');
    addPost('Roses');
    await runImport();
    api.clock.advance(2 * hourMs);
    Object.assign(site.posts[0]!, {
      content: '<p>Peonies, newly written.</p>',
      modified: api.clock.now().toISOString().slice(0, 19),
    });
    const second = await runImport();
    assert.deepEqual([second.seen, second.updated, second.created], [1, 1, 0]);
    const article = await readArticle('Peonies');
    assert.deepEqual([article.content, article.version], ['Peonies, newly written.', 2]);
  });

  it('leaves no post out and doubles none when posts are deleted on the site meanwhile', async () => {
    for (let number = 1; number <= 60; number += 1) addPost(`Post ${number}`);
    const remove = site.posts.slice(3, 10);
    await start();
    // Deleted after the first page was read.
    const kept = site.posts.filter((post) => !remove.includes(post));
    const original = site.requests.push.bind(site.requests);
    site.requests.push = (...queries) => {
      if (site.requests.length === 2) site.posts.splice(0, site.posts.length, ...kept);
      return original(...queries);
    };
    await api.queue.drain();
    site.requests.push = original;
    const titles = (await listHistory({ type: 'imported' })).map(({ title }) => title);
    assert.equal(new Set(titles).size, titles.length);
    for (const { title } of kept) assert.ok(titles.includes(title), title);
  });

  it('goes on behind the last saved page after its worker died', async () => {
    for (let number = 1; number <= 30; number += 1) addPost(`Post ${number}`);
    await start();
    const { db } = api.deps;
    const before = (await db.select().from(archiveImports)).find(
      ({ ownerId }) => ownerId === account.userId,
    )!;
    // The second page is never answered.
    const original = site.requests.push.bind(site.requests);
    site.requests.push = (...queries) => {
      site.faults.busy = site.requests.length >= 2;
      return original(...queries);
    };
    await api.queue.drain();
    site.requests.push = original;
    site.faults.busy = false;
    const waiting = await read();
    assert.deepEqual([waiting.state, waiting.seen], ['waiting', 21]);
    assert.match(waiting.error ?? '', /limiting requests/);
    assert.equal(new Date(waiting.nextAttemptAt!).getTime() - api.clock.now().getTime(), 120_000);
    await queueAbandonedImports(api.deps);
    assert.equal((await read()).state, 'waiting');
    // A worker that claimed it and died leaves it running with a lease that ends.
    await db.execute(
      sql`update archive_imports set state = 'running', lease_until = now() - interval '1 second' where id = ${before.id}`,
    );
    await queueAbandonedImports(api.deps);
    await api.queue.drain();
    const done = await read();
    assert.deepEqual([done.state, done.seen, done.created], ['done', 30, 30]);
    assert.equal((await listHistory()).length, 30);
  });

  it('imports the posts and says so when the user may not edit pages', async () => {
    addPost('Peonies');
    site.faults.forbidsPages = true;
    const { state, created, problems } = await runImport();
    assert.deepEqual([state, created], ['done', 1]);
    assert.match(problems[0]?.text ?? '', /may not edit pages/);
  });

  it('never deletes on the site, and does not import again what was deleted here', async () => {
    addPost('Peonies');
    await runImport();
    await send(deleteArticle, { params: { id: (await findRow('Peonies')).id } });
    api.clock.advance(2 * hourMs);
    Object.assign(site.posts[0]!, {
      content: '<p>New.</p>',
      modified: api.clock.now().toISOString().slice(0, 19),
    });
    const { created, unchanged } = await runImport();
    assert.deepEqual([created, unchanged, (await listHistory()).length, site.posts.length], [0, 1, 0, 1]);
  });

  it('does not import what was published from here', async () => {
    addPost('Peonies');
    await runImport();
    const article = await readArticle('Peonies');
    await edit(article, 'Peonies text. More.');
    await publish(article);
    api.clock.advance(2 * hourMs);
    site.posts[0]!.modified = api.clock.now().toISOString().slice(0, 19);
    const { created, updated, conflicts, unchanged } = await runImport();
    assert.deepEqual([created, updated, conflicts, unchanged], [0, 0, 0, 1]);
  });

  it('updates the same post and leaves every part that nobody edited as it was', async () => {
    const first =
      '<!-- wp:paragraph {"align":"center"} -->\n<p class="has-text-align-center">One</p>\n<!-- /wp:paragraph -->';
    const gallery =
      '<!-- wp:gallery {"ids":[1]} -->\n<figure class="wp-block-gallery"></figure>\n<!-- /wp:gallery -->';
    addPost('Blocks', {
      content: `${first}\n\n<!-- wp:paragraph -->\n<p>Two</p>\n<!-- /wp:paragraph -->\n\n${gallery}`,
    });
    await runImport();
    const article = await readArticle('Blocks');
    await edit(article, article.content.replace('Two', 'Two and more'));
    const publication = await publish(article);
    assert.deepEqual([publication.state, publication.postId, publication.error], ['live', '1', null]);
    assert.equal(site.posts.length, 1);
    assert.equal(
      site.posts[0]!.content,
      `${first}\n\n<!-- wp:paragraph -->\n<p>Two and more</p>\n<!-- /wp:paragraph -->\n\n${gallery}`,
    );
    assert.deepEqual(
      [site.posts[0]!.title, site.posts[0]!.slug, site.posts[0]!.status],
      ['Blocks', 'post-1', 'publish'],
    );
  });

  it('updates a page as a page', async () => {
    addPost('About us', { type: 'page' });
    await runImport();
    const article = await readArticle('About us');
    await edit(article, 'About us, newly.');
    assert.equal((await publish(article)).postId, 'page-1');
    assert.equal(site.posts[0]!.content, '<p>About us, newly.</p>');
  });

  it('does not overwrite a change made on the site, and lets its owner choose', async () => {
    addPost('Peonies');
    await runImport();
    const article = await readArticle('Peonies');
    await edit(article, 'My text.');
    site.posts[0]!.content = '<p>The editor’s text.</p>';
    const refused = await publish(article);
    assert.equal(refused.state, 'failed');
    assert.match(refused.error ?? '', /changed on the site/);
    assert.equal(site.posts[0]!.content, '<p>The editor’s text.</p>');
    assert.equal((await readPost(article.id)).siteChange?.content, 'The editor’s text.');
    await send(resolveSiteChange, { params: { id: article.id }, body: { use: 'own' } });
    assert.equal((await publish(article)).state, 'live');
    assert.equal(site.posts[0]!.content, '<p>My text.</p>');
  });

  it('announces a post that changed on both sides, and takes the site’s text as a new version', async () => {
    addPost('Peonies');
    await runImport();
    const article = await readArticle('Peonies');
    await edit(article, 'My text.');
    api.clock.advance(2 * hourMs);
    Object.assign(site.posts[0]!, {
      content: '<p>The editor’s text.</p>',
      modified: api.clock.now().toISOString().slice(0, 19),
    });
    const { conflicts, updated } = await runImport();
    assert.deepEqual([conflicts, updated], [1, 0]);
    assert.equal((await readArticle('Peonies')).content, 'My text.');
    await send(resolveSiteChange, { params: { id: article.id }, body: { use: 'site' } });
    const selected = await readArticle('Peonies');
    assert.deepEqual([selected.content, selected.version], ['The editor’s text.', 3]);
    assert.equal((await readPost(article.id)).siteChange, null);
  });

  it('is refused for a platform whose posts cannot be imported', async () => {
    const reply = await send(startArchiveImport, { params: { platform: 'wix' } });
    assert.equal(reply.status, 409);
  });

  it('stops on request, and goes on from there', async () => {
    addPost('Peonies');
    await start();
    const stopped = (await send(stopArchiveImport, { params })).body.import as ArchiveImport;
    assert.equal(stopped.state, 'stopped');
    await api.queue.drain();
    assert.equal((await read()).created, 0);
    assert.equal((await runImport()).created, 1);
  });

  it('runs once however often it is started', async () => {
    addPost('Peonies');
    await start();
    await start();
    assert.equal(api.queue.waiting.filter(({ name }) => name === importArchiveJob.name).length, 1);
    await api.queue.drain();
    assert.equal((await read()).created, 1);
  });
});
