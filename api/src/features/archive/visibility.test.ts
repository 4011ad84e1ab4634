import { createArticle, type Article } from '@rankwright/contracts/articles';
import { previewPublication, publishArticle } from '@rankwright/contracts/articlePublishing';
import { listPublications, publishToWordpress, type Publication } from '@rankwright/contracts/publishing';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { hourMs } from '../../clock.ts';
import { pageSweepJob } from '../pageChecks/pageChecks.definition.ts';
import { startArchiveTest, type ArchiveAccount, type ArchiveTest } from '../../testing/archiveAccount.ts';

const inYears = '2099-03-14T09:00:00';

describe('who can see an imported post', () => {
  let archive: ArchiveTest;
  let account: ArchiveAccount;
  before(async () => {
    archive = await startArchiveTest();
  });
  after(() => archive.close());
  beforeEach(async () => {
    account = await archive.createAccount();
  });
  const readPublication = async (articleId: string): Promise<Publication | undefined> => {
    const { publications } = (await account.send(listPublications, { query: { articleId } })).body;
    return (publications as Publication[])[0];
  };

  for (const [visibility, onSite, state] of [
    ['public', {}, 'live'],
    ['private', { status: 'private' }, 'notPublic'],
    ['draft', { status: 'draft' }, 'notPublic'],
    ['pending', { status: 'pending' }, 'notPublic'],
    ['scheduled', { status: 'future', date: inYears }, 'notPublic'],
    ['protected', { password: 'secret' }, 'live'],
    ['unknown', { status: 'archived-by-plugin' }, 'notPublic'],
  ] as const)
    it(`is said and stays as it is when its text is updated: ${visibility}`, async () => {
      const { site, send, runImport, addPost, readArticle, findRow, edit, publish } = account;
      const { status, password } = addPost('Salaries', onSite);
      await runImport();
      const article = await readArticle('Salaries');
      const publicAt = visibility === 'scheduled' ? `${inYears}.000Z` : null;
      const assertSaid = async () => {
        const known = await readPublication(article.id);
        assert.deepEqual(
          [known?.state, known?.visibility, known?.publicAt, known?.isDraft],
          ['live', visibility, publicAt, state === 'notPublic'],
        );
        const row = await findRow('Salaries');
        assert.deepEqual([row.state, row.publications[0]?.visibility], [state, visibility]);
      };
      await assertSaid();
      const preview = await send(previewPublication, {
        params: { id: article.id },
        body: { platform: 'wordpress' },
      });
      const { isUpdate, visibility: shown } = preview.body.preview as Record<string, unknown>;
      assert.deepEqual([isUpdate, shown], [true, visibility]);
      await edit(article, 'Salaries words.');
      await publish(article);
      const [stored] = site.posts;
      assert.deepEqual([stored?.content, stored?.status], ['<p>Salaries words.</p>', status]);
      assert.equal(stored?.password, password);
      await assertSaid();
    });

  it('becomes public when its owner says so', async () => {
    const { site, send, api, runImport, addPost, readArticle } = account;
    addPost('Salaries', { status: 'private' });
    await runImport();
    const { id, version } = await readArticle('Salaries');
    const body = { platforms: ['wordpress'], version, makePublic: ['wordpress'] };
    await send(publishArticle, { params: { id }, body });
    await api.queue.drain();
    assert.equal(site.posts[0]?.status, 'publish');
    assert.deepEqual((await readPublication(id))?.visibility, 'public');
    assert.equal((await readArticle('Salaries')).status, 'published');
  });

  it('stays as its owner has set it on the site after the import', async () => {
    const { site, runImport, addPost, readArticle, edit, publish } = account;
    addPost('Peonies');
    await runImport();
    const article = await readArticle('Peonies');
    for (const status of ['draft', 'private']) {
      Object.assign(site.posts[0] ?? {}, { status });
      const current = await readArticle('Peonies');
      await edit(current, `Peonies ${status}.`);
      await publish(current);
      assert.deepEqual(
        [site.posts[0]?.status, (await readPublication(article.id))?.visibility],
        [status, status],
      );
    }
  });

  it('is followed when the site changes it', async () => {
    const { api, site, runImport, addPost, readArticle } = account;
    addPost('Peonies');
    await runImport();
    const { id } = await readArticle('Peonies');
    api.clock.advance(2 * hourMs);
    const modified = api.clock.now().toISOString().slice(0, 19);
    Object.assign(site.posts[0] ?? {}, { status: 'private', modified });
    await runImport();
    assert.equal((await readPublication(id))?.visibility, 'private');
  });

  it('is followed when the site publishes a post that was sent from here as a draft', async () => {
    const { api, site, send, runImport, readArticle } = account;
    const { body: sent } = await send(createArticle, { body: { title: 'Dahlias', content: 'Tubers.' } });
    const { id, version } = sent.article as Article;
    await send(publishArticle, {
      params: { id },
      body: { platforms: ['wordpress'], version, asDraft: true },
    });
    await api.queue.drain();
    assert.equal((await readPublication(id))?.visibility, 'draft');
    api.clock.advance(2 * hourMs);
    const modified = api.clock.now().toISOString().slice(0, 19);
    Object.assign(site.posts[0] ?? {}, { status: 'publish', modified });
    await runImport();
    assert.equal((await readPublication(id))?.visibility, 'public');
    assert.equal((await readArticle('Dahlias')).status, 'published');
  });

  it('is asked for when the time of a scheduled post has come, until the site has made it public', async () => {
    const { api, site, runImport, addPost, readArticle } = account;
    const date = new Date(api.clock.now().getTime() + hourMs).toISOString().slice(0, 19);
    addPost('Peonies', { status: 'future', date });
    await runImport();
    const { id } = await readArticle('Peonies');
    const sweep = async () => {
      api.clock.advance(2 * hourMs);
      await api.queue.run(pageSweepJob, {});
      await api.queue.drain();
      return (await readPublication(id))?.visibility;
    };
    assert.equal(await sweep(), 'scheduled');
    Object.assign(site.posts[0] ?? {}, { status: 'publish' });
    assert.equal(await sweep(), 'public');
    assert.equal((await readArticle('Peonies')).status, 'published');
  });

  it('is not changed by the documented request that names no status', async () => {
    const { site, send, runImport, addPost, readArticle } = account;
    addPost('Salaries', { status: 'private' });
    await runImport();
    const { id: articleId } = await readArticle('Salaries');
    const post = { articleId, title: 'Salaries', content: 'Other words.' };
    await send(publishToWordpress, { body: post });
    assert.equal(site.posts[0]?.status, 'private');
    await send(publishToWordpress, { body: { ...post, status: 'publish' } });
    assert.equal(site.posts[0].status, 'publish');
  });

  it('is the trash when its owner threw it away: the post is not published again', async () => {
    const { site, runImport, addPost, readArticle, edit, publish } = account;
    addPost('Peonies');
    await runImport();
    const article = await readArticle('Peonies');
    Object.assign(site.posts[0] ?? {}, { status: 'trash' });
    await edit(article, 'Peonies words.');
    const { state, error } = await publish(article);
    assert.equal(state, 'failed');
    assert.match(error ?? '', /in the trash/);
    assert.deepEqual([site.posts.length, site.posts[0]?.status], [1, 'trash']);
  });
});
