import {
  approveArticle,
  createArticle,
  listArticleVersions,
  restoreArticleVersion,
  updateArticle,
  type Article,
  type ArticleVersion,
} from '@rankwright/contracts/articles';
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { setUpAccountFixture } from '../../testing/accountFixture.ts';

const title = 'Roses';

describe('saving while typing', () => {
  const fixture = setUpAccountFixture();
  const { send } = fixture;
  let params: { id: string };
  beforeEach(async () => {
    const { body } = await send(createArticle, { body: { title, content: 'Late winter.' } });
    params = { id: (body.article as Article).id };
  });

  const save = async (content: string, more: Record<string, unknown> = {}) => {
    const { body } = await send(updateArticle, { params, body: { title, content, ...more } });
    return { code: body.code, article: body.article as Article };
  };
  const autosave = (content: string, more: Record<string, unknown> = {}) =>
    save(content, { autosave: true, ...more });
  const listVersions = async () => {
    const { body } = await send(listArticleVersions, { params });
    return (body.versions as ArticleVersion[]).map(
      ({ version, reason, content }) => `${version} ${reason}: ${content}`,
    );
  };
  const wait = (minutes: number) =>
    fixture.api.clock.set(new Date(fixture.api.clock.now().getTime() + minutes * 60_000));

  it('makes the changes of ten minutes one entry of the version history', async () => {
    assert.equal((await autosave('Late winter, or')).article.version, 2);
    wait(9);
    assert.equal((await autosave('Late winter, or early')).article.version, 3);
    assert.deepEqual(await listVersions(), ['3 autosaved: Late winter, or early', '1 edited: Late winter.']);
    wait(2);
    await autosave('Late winter, or early spring.');
    assert.deepEqual(await listVersions(), [
      '4 autosaved: Late winter, or early spring.',
      '3 autosaved: Late winter, or early',
      '1 edited: Late winter.',
    ]);
    const restored = await send(restoreArticleVersion, { params: { ...params, version: 3 } });
    assert.equal((restored.body.article as Article).content, 'Late winter, or early');
  });

  it('keeps version and approval of a text that is saved already', async () => {
    await send(approveArticle, { params, body: { version: 1 } });
    for (const { article } of [
      await autosave(' Late winter. ', { imageUrl: '' }),
      await save('Late winter.', { baseVersion: 1, tags: [] }),
    ])
      assert.deepEqual([article.version, article.approvedVersion, article.state], [1, 1, 'approved']);
    assert.deepEqual(await listVersions(), ['1 edited: Late winter.']);
  });

  it('asks for approval again when the text changes, and keeps the approved text', async () => {
    await autosave('Late winter, or');
    await send(approveArticle, { params, body: { version: 2 } });
    const { article } = await autosave('Late winter, or early');
    assert.deepEqual([article.version, article.approvedVersion, article.state], [3, 2, 'draft']);
    assert.deepEqual(await listVersions(), [
      '3 autosaved: Late winter, or early',
      '2 autosaved: Late winter, or',
      '1 edited: Late winter.',
    ]);
  });

  it('is confirmed by a save, which makes no second version', async () => {
    await autosave('Early spring.');
    assert.equal((await save('Early spring.', { baseVersion: 2 })).article.version, 2);
    assert.deepEqual(await listVersions(), ['2 edited: Early spring.', '1 edited: Late winter.']);
    await autosave('Summer.');
    assert.equal((await listVersions()).length, 3);
  });

  it('rejects a change of an older version, and leaves the text as it is', async () => {
    await autosave('Early spring.', { baseVersion: 1 });
    assert.equal((await autosave('Summer.', { baseVersion: 1 })).code, 'ARTICLE_CHANGED');
    assert.deepEqual((await listVersions())[0], '2 autosaved: Early spring.');
  });

  it('saves fields that are published with the text', async () => {
    const { article } = await autosave('Late winter.', { slug: 'roses', imageUrl: '' });
    assert.deepEqual([article.version, article.slug, article.imageUrl], [1, 'roses', null]);
    const changed = await autosave('Late winter.', { slug: 'rose-pruning' });
    assert.deepEqual([changed.article.version, changed.article.slug], [2, 'rose-pruning']);
  });
});
