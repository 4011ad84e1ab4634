import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { resolveSiteChange } from '@rankwright/contracts/archive';
import { listPublications, type Publication } from '@rankwright/contracts/publishing';
import { hourMs } from '../../clock.ts';
import { startArchiveTest, type ArchiveAccount, type ArchiveTest } from '../../testing/archiveAccount.ts';

describe('a post that was changed on its site and here', () => {
  let archive: ArchiveTest;
  let account: ArchiveAccount;
  before(async () => {
    archive = await startArchiveTest();
  });
  after(() => archive.close());
  beforeEach(async () => {
    account = await archive.createAccount();
  });

  const [first, second, third] = ['First.', 'Second.', 'Third.'].map((words) => `<p>${words}</p>`);

  it('publishes both changes where they do not touch, and keeps the result as the next version', async () => {
    const { site, send, runImport, addPost, readArticle, readPost, edit, publish } = account;
    addPost('Peonies', { content: `${first}\n${second}\n${third}` });
    await runImport();
    const article = await readArticle('Peonies');
    await edit(article, article.content.replace('Third.', 'Third, mine.'));
    Object.assign(site.posts[0] ?? {}, {
      title: 'Peonies and roses',
      content: `<p class="lead">First, by the editor.</p>\n${second}\n${third}`,
    });
    const { state, version } = await publish(article);
    assert.deepEqual([state, version], ['live', 3]);
    const { title, content } = site.posts[0] ?? {};
    assert.equal(title, 'Peonies and roses');
    assert.equal(content, `<p class="lead">First, by the editor.</p>\n${second}\n<p>Third, mine.</p>`);
    const merged = await readArticle('Peonies and roses');
    assert.deepEqual(
      [merged.content, merged.version, merged.approvedVersion],
      ['First, by the editor.\n\nSecond.\n\nThird, mine.', 3, 3],
    );
    assert.equal((await readPost(article.id)).siteChange, null);
    const { body } = await send(listPublications, { query: { articleId: article.id } });
    assert.equal((body.publications as Publication[])[0]?.state, 'live');
  });

  it('asks only about the places that both sides changed, and keeps the other changes of both', async () => {
    for (const [use, selected] of [
      ['own', 'Second, mine.'],
      ['site', 'Second, by the editor.'],
    ] as const) {
      const { site, send, runImport, addPost, readArticle, readPost, edit, publish } =
        await archive.createAccount();
      addPost('Peonies', { content: `${first}\n${second}\n${third}` });
      await runImport();
      const article = await readArticle('Peonies');
      await edit(article, 'First.\n\nSecond, mine.\n\nThird, mine.');
      const changed = `<p>First, by the editor.</p>\n<p>Second, by the editor.</p>\n${third}`;
      Object.assign(site.posts[0] ?? {}, { content: changed });
      assert.match((await publish(article)).error ?? '', /changed on the site and here, in the same place/);
      assert.equal(site.posts[0]?.content, changed);
      assert.deepEqual((await readPost(article.id)).siteChange?.conflicts, [
        { own: 'Second, mine.', site: 'Second, by the editor.' },
      ]);
      await send(resolveSiteChange, { params: { id: article.id }, body: { use } });
      const expected = ['First, by the editor.', selected, 'Third, mine.'];
      assert.equal((await readArticle('Peonies')).content, expected.join('\n\n'));
      assert.equal((await publish(article)).state, 'live');
      assert.equal(site.posts[0].content, expected.map((words) => `<p>${words}</p>`).join('\n'));
    }
  });

  it('merges at an import, and still publishes the changes made here', async () => {
    const { api, site, runImport, addPost, readArticle, edit, publish } = account;
    addPost('Peonies', { content: `${first}\n${second}\n${third}` });
    await runImport();
    await edit(await readArticle('Peonies'), 'First.\n\nSecond.\n\nThird, mine.');
    const change = (words: string) => {
      api.clock.advance(2 * hourMs);
      const modified = api.clock.now().toISOString().slice(0, 19);
      Object.assign(site.posts[0] ?? {}, { content: `<p>${words}</p>\n${second}\n${third}`, modified });
    };
    for (const words of ['First, by the editor.', 'First, again.']) {
      change(words);
      const { conflicts, updated } = await runImport();
      assert.deepEqual([conflicts, updated], [0, 1]);
      assert.equal((await readArticle('Peonies')).content, `${words}\n\nSecond.\n\nThird, mine.`);
    }
    await publish(await readArticle('Peonies'));
    assert.equal(site.posts[0]?.content, `<p>First, again.</p>\n${second}\n<p>Third, mine.</p>`);
  });
});
