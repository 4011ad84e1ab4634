import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getArchiveImport, startArchiveImport, stopArchiveImport } from '@rankwright/contracts/archive';
import type { ArchiveImport } from '@rankwright/contracts/archive';
import { deleteArticle } from '@rankwright/contracts/articles';
import { sql } from 'drizzle-orm';
import { hourMs } from '../../clock.ts';
import { archiveImports } from '../../database/schema/archive.ts';
import { importArchiveJob } from './archive.definition.ts';
import { queueAbandonedImports } from './archive.jobs.ts';
import {
  params,
  startArchiveTest,
  type ArchiveAccount,
  type ArchiveTest,
} from '../../testing/archiveAccount.ts';

describe('importing the posts of a site', () => {
  let archive: ArchiveTest;
  let account: ArchiveAccount;
  before(async () => {
    archive = await startArchiveTest();
  });
  after(() => archive.close());
  beforeEach(async () => {
    account = await archive.createAccount();
  });

  it('imports posts and pages of several pages, with their dates and states', async () => {
    const { site, listHistory, findRow, runImport, addPost } = account;
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
    assert.equal((await findRow('Not yet')).state, 'notPublic');
    assert.equal((await listHistory({ type: 'imported' })).length, 48);
    assert.equal((await listHistory({ type: 'scheduled' })).length, 0);
  });

  it('reads only what changed since, and saves it as a new version', async () => {
    const { api, site, runImport, addPost, readArticle } = account;
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
    const { api, site, start, listHistory, addPost } = account;
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
    const { api, site, userId, start, read, listHistory, addPost } = account;
    for (let number = 1; number <= 30; number += 1) addPost(`Post ${number}`);
    await start();
    const { db } = api.deps;
    const before = (await db.select().from(archiveImports)).find(({ ownerId }) => ownerId === userId)!;
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
    const { site, runImport, addPost } = account;
    addPost('Peonies');
    site.faults.forbidsPages = true;
    const { state, created, problems } = await runImport();
    assert.deepEqual([state, created], ['done', 1]);
    assert.match(problems[0]?.text ?? '', /may not edit pages/);
  });

  it('never deletes on the site, and does not import again what was deleted here', async () => {
    const { api, site, send, listHistory, findRow, runImport, addPost } = account;
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

  it('is refused for a platform whose posts cannot be imported', async () => {
    const { send } = account;
    const reply = await send(startArchiveImport, { params: { platform: 'wix' } });
    assert.equal(reply.status, 409);
  });

  it('stops on request, and goes on from there', async () => {
    const { api, send, start, runImport, addPost } = account;
    addPost('Peonies');
    await start();
    const stopped = (await send(stopArchiveImport, { params })).body.import as ArchiveImport;
    assert.equal(stopped.state, 'stopped');
    await api.queue.drain();
    const { body } = await send(getArchiveImport, { params });
    assert.equal((body.import as ArchiveImport).created, 0);
    assert.equal((await runImport()).created, 1);
  });

  it('runs once however often it is started', async () => {
    const { api, start, read, addPost } = account;
    addPost('Peonies');
    await start();
    await start();
    assert.equal(api.queue.waiting.filter(({ name }) => name === importArchiveJob.name).length, 1);
    await api.queue.drain();
    assert.equal((await read()).created, 1);
  });
});
