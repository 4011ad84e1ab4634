import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { updateArticle } from '@rankwright/contracts/articles';
import { previewPublication, type PublicationPreview } from '@rankwright/contracts/articlePublishing';
import { getImportedPost, resolveSiteChange, type ImportedPost } from '@rankwright/contracts/archive';
import { retryPublication, type Publication } from '@rankwright/contracts/publishing';
import { eq } from 'drizzle-orm';
import { hourMs } from '../../clock.ts';
import { archivePosts } from '../../database/schema/archive.ts';
import { startArchiveTest, type ArchiveAccount, type ArchiveTest } from '../../testing/archiveAccount.ts';

describe('imported posts that are published again', () => {
  let archive: ArchiveTest;
  let account: ArchiveAccount;
  before(async () => {
    archive = await startArchiveTest();
  });
  after(() => archive.close());
  beforeEach(async () => {
    account = await archive.createAccount();
  });

  it('does not import what was published from here', async () => {
    const { api, site, runImport, addPost, readArticle, edit, publish } = account;
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
    const { site, runImport, addPost, readArticle, edit, publish } = account;
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

  it('removes the tags that were removed here, and leaves those that were changed on the site alone', async () => {
    const { site, send, runImport, addPost, readArticle, edit, publish } = account;
    const terms = [
      ['post_tag', 'Roses'],
      ['category', 'Care'],
    ].map(([taxonomy, name]) => ({ taxonomy, name }));
    addPost('Peonies', { _embedded: { 'wp:term': [terms] }, tags: [1], categories: [2] });
    await runImport();
    const article = await readArticle('Peonies');
    assert.deepEqual([article.tags, article.categories], [['Roses'], ['Care']]);
    const { title, content, version: baseVersion } = article;
    await send(updateArticle, {
      params: { id: article.id },
      body: { title, content, tags: [], baseVersion },
    });
    await publish(article);
    assert.deepEqual([site.posts[0]?.tags, site.posts[0]?.categories], [[], [2]]);
    Object.assign(site.posts[0] ?? {}, { tags: [5], categories: [6] });
    await edit(await readArticle('Peonies'), 'More.');
    await publish(article);
    const { tags, categories, content: sent } = site.posts[0] ?? {};
    assert.deepEqual([tags, categories, sent], [[5], [6], '<p>More.</p>']);
  });

  it('says before publishing which markup is lost where more than words changed', async () => {
    const { send, runImport, addPost, readArticle, edit } = account;
    addPost('Peonies', {
      content:
        '<!-- wp:paragraph {"align":"center"} -->\n<p class="has-text-align-center">One</p>\n<!-- /wp:paragraph -->',
    });
    await runImport();
    const article = await readArticle('Peonies');
    const listLosses = async (content: string) => {
      await edit(await readArticle('Peonies'), content);
      const request = { params: { id: article.id }, body: { platform: 'wordpress' } };
      const { preview } = (await send(previewPublication, request)).body;
      return (preview as PublicationPreview).problems.filter(({ code }) => code.startsWith('MARKUP'));
    };
    assert.deepEqual(await listLosses('One, edited'), []);
    assert.deepEqual(
      (await listLosses('- One')).map(({ text, blocking }) => [text, blocking]),
      [
        [
          'At “- One” more than words changed, so the post loses {"align":"center"}, class="has-text-align-center". Change only words there to keep it.',
          false,
        ],
      ],
    );
  });

  it('updates a page as a page', async () => {
    const { site, runImport, addPost, readArticle, edit, publish } = account;
    addPost('About us', { type: 'page' });
    await runImport();
    const article = await readArticle('About us');
    await edit(article, 'About us, newly.');
    assert.equal((await publish(article)).postId, 'page-1');
    assert.equal(site.posts[0]!.content, '<p>About us, newly.</p>');
  });

  it('does not overwrite a change made on the site, and lets its owner choose', async () => {
    const { site, send, runImport, addPost, readArticle, readPost, edit, publish } = account;
    addPost('Peonies');
    await runImport();
    const article = await readArticle('Peonies');
    await edit(article, 'My text.');
    site.posts[0]!.content = '<p>The editor’s text.</p>';
    const refused = await publish(article);
    assert.equal(refused.state, 'failed');
    assert.match(refused.error ?? '', /changed on the site and here/);
    assert.equal(site.posts[0]!.content, '<p>The editor’s text.</p>');
    assert.equal((await readPost(article.id)).siteChange?.content, 'The editor’s text.');
    await send(resolveSiteChange, { params: { id: article.id }, body: { use: 'own' } });
    assert.equal((await publish(article)).state, 'live');
    assert.equal(site.posts[0]!.content, '<p>My text.</p>');
  });

  it('announces a post that changed on both sides, and takes the site’s text as a new version', async () => {
    const { api, site, send, runImport, addPost, readArticle, edit } = account;
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
    const { body } = await send(getImportedPost, { params: { id: article.id } });
    assert.equal((body.post as ImportedPost).siteChange, null);
  });

  it('goes on from what it published: neither side has changed since', async () => {
    const { api, site, runImport, addPost, readArticle, edit, publish } = account;
    addPost('Peonies');
    await runImport();
    const article = await readArticle('Peonies');
    await edit(article, 'My text.');
    await publish(article);
    api.clock.advance(2 * hourMs);
    Object.assign(site.posts[0]!, {
      content: '<p>The editor’s text.</p>',
      modified: api.clock.now().toISOString().slice(0, 19),
    });
    const { conflicts, updated } = await runImport();
    assert.deepEqual([conflicts, updated], [0, 1]);
    assert.equal((await readArticle('Peonies')).content, 'The editor’s text.');
  });

  it('takes a text that arrived, though the site failed, for its own', async () => {
    const { send, site, runImport, addPost, readArticle, edit, publish } = account;
    addPost('Peonies');
    await runImport();
    const article = await readArticle('Peonies');
    await edit(article, 'My text.');
    site.faults.storeThenFail = true;
    const unknown = await publish(article);
    site.faults.storeThenFail = false;
    assert.equal(unknown.state, 'unknown');
    assert.equal(site.posts[0]!.content, '<p>My text.</p>');
    const retried = await send(retryPublication, { params: { id: unknown.id } });
    assert.deepEqual(
      [(retried.body.publication as Publication).state, site.posts[0]!.content],
      ['live', '<p>My text.</p>'],
    );
  });

  it('never go to another site than theirs', async () => {
    const { api, site, runImport, addPost, readArticle, edit, publish } = account;
    addPost('Peonies');
    await runImport();
    const article = await readArticle('Peonies');
    await edit(article, 'My text.');
    await api.deps.db
      .update(archivePosts)
      .set({ site: 'another.example' })
      .where(eq(archivePosts.articleId, article.id));
    const refused = await publish(article);
    assert.deepEqual(
      [refused.state, refused.error],
      [
        'failed',
        'This article was imported from another site than the one that is connected now. Duplicate it to publish it here.',
      ],
    );
    assert.equal(site.posts[0]!.content, '<p>Peonies text.</p>');
  });
});
