import {
  approveRefresh,
  createRefreshProposal,
  discardRefresh,
  getRefresh,
  listRefreshes,
  readLiveText,
  updateRefreshProposal,
  type Refresh,
  type RefreshSummary,
} from '@rankwright/contracts/refreshes';
import { createArticle, type Article } from '@rankwright/contracts/articles';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { startArchiveTest, type ArchiveAccount, type ArchiveTest } from '../../testing/archiveAccount.ts';
import { createRefreshCalls } from '../../testing/refreshAccount.ts';

const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
const gallery =
  '<!-- wp:gallery {"ids":[1]} -->\n<figure class="wp-block-gallery"></figure>\n<!-- /wp:gallery -->';

describe('refreshes of live posts', () => {
  let archive: ArchiveTest;
  let account: ArchiveAccount;
  let calls: ReturnType<typeof createRefreshCalls>;
  before(async () => {
    archive = await startArchiveTest();
  });
  after(() => archive.close());
  beforeEach(async () => {
    account = await archive.createAccount();
    calls = createRefreshCalls(account);
    account.addPost('Peonies', { content: `${paragraph('One')}\n\n${gallery}\n\n${paragraph('Two')}` });
    await account.runImport();
  });
  const getPost = () => account.site.posts[0]!;
  const readCode = ({ body }: { body: Record<string, unknown> }) => body.code;

  it('proposes the text that is live now, and only once', async () => {
    getPost().content = `${paragraph('One')}\n\n${gallery}\n\n${paragraph('Two, edited on the site')}`;
    const refresh = await calls.propose('Peonies');
    assert.deepEqual([refresh.state, refresh.author, refresh.isChangedOnSite], ['open', 'person', false]);
    assert.match(refresh.live.content, /Two, edited on the site/);
    assert.equal(refresh.proposal.content, refresh.live.content);
    assert.equal((await calls.propose('Peonies')).id, refresh.id);
    // The site's text is a version here too, so that it can be restored.
    assert.match((await account.readArticle('Peonies')).content, /Two, edited on the site/);
  });

  it('updates the same post once, and leaves the parts that nobody edited as they were', async () => {
    const opened = await calls.propose('Peonies');
    const saved = await calls.save(opened, opened.proposal.content.replace('Two', 'Two and three'));
    const approved = await calls.approve(saved);
    assert.equal(approved.status, 200, JSON.stringify(approved.body));
    assert.equal((approved.body.refresh as { state: string }).state, 'updating');
    const sent = account.api.queue.waiting.filter(({ name }) => name === 'retry-publication').length;
    assert.equal((await calls.approve(saved)).status, 200);
    assert.equal(account.api.queue.waiting.filter(({ name }) => name === 'retry-publication').length, sent);
    await account.api.queue.drain();
    const refresh = await calls.read(saved.id);
    assert.deepEqual(
      [refresh.state, refresh.publication?.state, refresh.publication?.postId],
      ['updated', 'live', '1'],
    );
    assert.equal(account.site.posts.length, 1);
    assert.equal(getPost().content, `${paragraph('One')}\n\n${gallery}\n\n${paragraph('Two and three')}`);
    assert.deepEqual([getPost().slug, getPost().status], ['post-1', 'publish']);
    const article = await account.readArticle('Peonies');
    assert.deepEqual([article.version, article.approvedVersion], [2, 2]);
    assert.notEqual((await calls.propose('Peonies')).id, refresh.id);
  });

  it('does not overwrite an edit made on the site after the proposal, until a person has seen it', async () => {
    const opened = await calls.propose('Peonies');
    const saved = await calls.save(opened, opened.proposal.content.replace('Two', 'My two'));
    const edited = `${paragraph('One, edited')}\n\n${gallery}\n\n${paragraph('Two')}`;
    getPost().content = edited;
    assert.equal(readCode(await calls.approve(saved)), 'REFRESH_SITE_CHANGED');
    await account.api.queue.drain();
    assert.equal(getPost().content, edited);
    const shown = await calls.read(saved.id);
    assert.equal(shown.isChangedOnSite, true);
    assert.match(shown.live.content, /One, edited/);
    // Shown is not yet confirmed.
    assert.equal(readCode(await calls.approve(shown)), 'REFRESH_SITE_CHANGED');
    const reply = await calls.approve(shown, { replacesSiteText: true });
    assert.equal(reply.status, 200, JSON.stringify(reply.body));
    await account.api.queue.drain();
    assert.equal(getPost().content, `${paragraph('One')}\n\n${gallery}\n\n${paragraph('My two')}`);
  });

  it('does not overwrite an edit that reaches the site between the approval and the update', async () => {
    const opened = await calls.propose('Peonies');
    const saved = await calls.save(opened, opened.proposal.content.replace('Two', 'My two'));
    assert.equal((await calls.approve(saved)).status, 200);
    const edited = `${paragraph('One')}\n\n${gallery}\n\n${paragraph('Two, edited')}`;
    getPost().content = edited;
    await account.api.queue.drain();
    assert.equal(getPost().content, edited);
    const failed = await calls.read(saved.id);
    assert.deepEqual([failed.state, failed.publication?.state], ['updating', 'failed']);
    assert.match(failed.publication?.error ?? '', /changed on the site/);
    const shown = await calls.readLive(failed);
    assert.deepEqual([shown.isChangedOnSite, shown.live.content.includes('Two, edited')], [true, true]);
    assert.equal((await calls.approve(shown, { replacesSiteText: true })).status, 200);
    await account.api.queue.drain();
    assert.equal((await calls.read(saved.id)).state, 'updated');
    assert.equal(account.site.posts.length, 1);
  });

  it('refuses what is not on screen any more', async () => {
    const opened = await calls.propose('Peonies');
    const saved = await calls.save(opened, 'A new text.');
    assert.equal(readCode(await calls.approve(opened)), 'ARTICLE_CHANGED');
    assert.equal(readCode(await calls.approve(saved, { articleVersion: 7 })), 'ARTICLE_CHANGED');
    assert.equal(readCode(await calls.approve(saved, { revision: 'other' })), 'REFRESH_SITE_CHANGED');
    const stale = await account.send(approveRefresh, { params: { id: opened.id }, body: { edition: 1 } });
    assert.equal(stale.status, 400);
    assert.equal((await account.readArticle('Peonies')).version, 1);
  });

  it('saves what one window typed, and refuses the older text of another', async () => {
    const { id: articleId } = await account.readArticle('Peonies');
    const created = await account.send(createRefreshProposal, { params: { id: articleId }, body: {} });
    const { id, edition } = created.body.refresh as Refresh;
    const params = { id };
    const save = (content: string) =>
      account.send(updateRefreshProposal, { params, body: { title: 'Peonies', content, edition } });
    assert.equal((await save('First window.')).status, 200);
    assert.equal(readCode(await save('Second window.')), 'ARTICLE_CHANGED');
    const read = (await account.send(readLiveText, { params })).body.refresh as Refresh;
    assert.equal(read.proposal.content, 'First window.');
    assert.deepEqual((await account.send(getRefresh, { params })).body.refresh, read);
  });

  it('discards a proposal and leaves article and post as they are', async () => {
    const opened = await calls.propose('Peonies');
    await calls.save(opened, 'A new text.');
    await account.send(discardRefresh, { params: { id: opened.id } });
    assert.equal((await calls.read(opened.id)).state, 'discarded');
    assert.equal(readCode(await calls.approve(await calls.read(opened.id))), 'REFRESH_CLOSED');
    const { refreshes } = (await account.send(listRefreshes)).body as { refreshes: RefreshSummary[] };
    assert.deepEqual(refreshes, []);
    assert.equal((await account.readArticle('Peonies')).version, 1);
  });

  it('says that a post is gone, and that an article is not live', async () => {
    account.site.posts.length = 0;
    await assert.rejects(calls.propose('Peonies'), /no longer on the site/);
    await account.send(createArticle, { body: { title: 'Draft', content: 'Text.' } });
    await assert.rejects(calls.propose('Draft'), /not live on a connected site/);
  });

  it('notices edits of a post that was created here, and keeps its address', async () => {
    const body = { title: 'Roses', content: '## When\n\nLate winter.\n\n- one\n- two' };
    const { article } = (await account.send(createArticle, { body })).body as unknown as { article: Article };
    await account.publish(article);
    const post = account.site.posts.find(({ title }) => title === 'Roses')!;
    const opened = await calls.propose('Roses');
    assert.deepEqual([opened.hasUnpublishedText, opened.live.readAt !== null], [false, true]);
    assert.equal(opened.proposal.content, body.content);
    assert.equal((await account.readPost(article.id)).siteChange, null);
    const saved = await calls.save(opened, opened.proposal.content.replace('Late', 'In late'));
    const kept = { ...post };
    post.content = post.content.replace('two', 'two and three');
    assert.equal(readCode(await calls.approve(saved)), 'REFRESH_SITE_CHANGED');
    post.content = kept.content;
    const shown = await calls.readLive(saved);
    assert.equal(shown.isChangedOnSite, false);
    assert.equal((await calls.approve(shown)).status, 200);
    await account.api.queue.drain();
    assert.equal((await calls.read(saved.id)).state, 'updated');
    assert.match(post.content, /In late winter/);
    assert.deepEqual([post.id, post.slug, account.site.posts.length], [kept.id, kept.slug, 2]);
  });
});
