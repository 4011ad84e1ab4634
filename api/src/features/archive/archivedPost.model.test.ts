import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Post } from '@rankwright/platforms/port/platform';
import type { SiteFields } from '../../database/schema/publications.ts';
import type { ArchivePostRow } from '../../database/schema/archive.ts';
import { createSamplePost } from '../../platforms/samplePost.ts';
import { createPostChange, createRevision, createSiteKey, toImportedPost } from './archivedPost.model.ts';

describe('the revision of a post', () => {
  it('is another one for another title or text', () => {
    const revisions = [
      { title: 'a', source: 'b' },
      { title: 'ab', source: '' },
      { title: 'a', source: 'c' },
      { title: 'b', source: 'b' },
    ].map(createRevision);
    assert.equal(new Set(revisions).size, 4);
    assert.equal(revisions[0], createRevision({ title: 'a', source: 'b' }));
    assert.match(revisions[0], /^[0-9a-f]{64}$/);
  });
});

describe('the key of a site', () => {
  for (const [settings, key] of [
    [{ root: 'https://A.example/blog/wp-json/' }, 'a.example/blog'],
    [{ root: 'http://a.example:81/wp-json', url: 'https://b.example' }, 'a.example:81'],
    [{ root: 'no URL', url: 'https://b.example//', siteUrl: 'https://c.example' }, 'b.example'],
    [{ root: 7, siteUrl: 'https://c.example/Blog/?x=1' }, 'c.example/blog'],
    [{ root: 'https://a.example/wp-json/v1' }, 'a.example/wp-json/v1'],
    [{ url: 'b.example' }, ''],
    [{}, ''],
  ] as const)
    it(`of ${JSON.stringify(settings)} is ${key}`, () => {
      assert.equal(createSiteKey(settings), key);
    });
});

it('an imported post is returned with the change that was made on its site', () => {
  const at = new Date('2026-03-01T00:00:00.000Z');
  const row = {
    platform: 'wordpress',
    kind: 'page',
    url: 'https://a.example/b',
    status: 'draft',
    modifiedAt: at,
    kept: ['[gallery]'],
    siteChange: null,
    revision: 'x',
  } as unknown as ArchivePostRow;
  const post = {
    platform: 'wordpress',
    kind: 'page',
    url: 'https://a.example/b',
    status: 'draft',
    modifiedAt: '2026-03-01T00:00:00.000Z',
    keptBlocks: ['[gallery]'],
    siteChange: null,
  };
  assert.deepEqual(toImportedPost(row, []), post);
  const siteChange = { title: 'New', markdown: 'Text', modifiedAt: 'x', revision: 'y' } as never;
  assert.deepEqual(toImportedPost({ ...row, siteChange }, [{ own: 'a', site: 'b' }]), {
    ...post,
    siteChange: { title: 'New', content: 'Text', modifiedAt: 'x', conflicts: [{ own: 'a', site: 'b' }] },
  });
});

describe('what is sent of an article that was imported', () => {
  const known: SiteFields = { categories: ['Care', 'Tools'], tags: ['roses'], imageUrl: null };
  const post = createSamplePost({ status: 'publish', metaTitle: '', metaDescription: '' });
  const change = (its: Partial<Post>, onSite: Partial<SiteFields> = {}, status = 'publish') => {
    const fields = { post: { ...post, ...its }, known: { ...known, ...onSite } };
    return createPostChange({ title: post.title }, { status }, fields, 'source');
  };
  const least = { source: 'source', idempotencySlug: post.idempotencySlug, goesLive: false };

  it('is its text alone when nothing else differs from the post', () => {
    assert.deepEqual(change({}), least);
    assert.deepEqual(change({ categories: ['Tools', 'Care'], tags: ['roses'] }), least);
    assert.deepEqual(
      change({ imageUrl: 'https://a.example/b.png' }, { imageUrl: 'https://a.example/b.png' }),
      least,
    );
  });

  it('is what differs', () => {
    assert.deepEqual(
      change({
        ...{ title: 'New title', categories: ['Care'], tags: ['tulips'] },
        ...{ imageUrl: 'https://a.example/b.png', imageAlt: 'A rose' },
        ...{ metaTitle: 'Meta', metaDescription: 'Description' },
      }),
      {
        ...{ ...least, title: 'New title', categories: ['Care'], tags: ['tulips'] },
        ...{ imageUrl: 'https://a.example/b.png', imageAlt: 'A rose' },
        ...{ metaTitle: 'Meta', metaDescription: 'Description' },
      },
    );
    assert.deepEqual(change({ categories: ['Care', 'Tools', 'New'] }).categories, ['Care', 'Tools', 'New']);
    assert.deepEqual(change({ categories: ['Care', 'New'] }).categories, ['Care', 'New']);
  });

  it('is empty where the site has what was removed here', () => {
    assert.deepEqual(change({ removed: ['tags', 'image'] }), { ...least, tags: [], imageUrl: null });
    assert.deepEqual(change({ removed: ['categories'] }), { ...least, categories: [] });
  });

  it('makes a draft public, and leaves a public post public', () => {
    assert.equal(change({}, {}, 'draft').goesLive, true);
    assert.equal(change({ status: 'draft' }, {}, 'draft').goesLive, false);
    assert.equal(change({ status: 'draft' }).goesLive, false);
  });
});
