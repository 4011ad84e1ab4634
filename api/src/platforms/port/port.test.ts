import { capabilities, limits } from '@rankwright/platforms/port/descriptor';
import { isPublishedStatus } from '@rankwright/platforms/port/visibility';
import {
  chooseFreeSlug,
  createIdempotencyComment,
  findOwnPost,
  readIdempotencySlug,
  type FoundPost,
} from '@rankwright/platforms/port/ownPost';
import { readUrl } from '@rankwright/platforms/port/platform';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

const since = new Date('2026-03-01T00:00:00.000Z');
const reference = { slug: 'roses', idempotencySlug: 'roses-1', title: 'Roses', since };
const found = (change: Partial<FoundPost> = {}): FoundPost => ({
  remote: { id: 'p', url: null, status: '' },
  title: 'Roses',
  createdAt: since,
  ...change,
});
const lookUp = (posts: Record<string, FoundPost>) => {
  const asked: string[] = [];
  const find = (slug: string) => {
    asked.push(slug);
    return Promise.resolve(posts[slug] ?? null);
  };
  return { asked, find };
};

describe('a post that is looked for', () => {
  for (const [name, post, isOurs] of [
    ['keeps our slug', found({ idempotencySlug: 'roses-1', title: 'x', createdAt: null }), true],
    ['keeps another slug', found({ idempotencySlug: 'x' }), false],
    ['keeps none', found({ idempotencySlug: null }), false],
    ['has our title and is as new', found(), true],
    ['is a minute older', found({ createdAt: new Date(since.getTime() - 60_000) }), true],
    ['is older than that', found({ createdAt: new Date(since.getTime() - 60_001) }), false],
    ['has no date', found({ createdAt: null }), false],
    ['has another title', found({ title: 'Lilies' }), false],
  ] as const)
    it(`is ours or not: it ${name}`, async () => {
      const { find } = lookUp({ roses: post });
      assert.equal(await findOwnPost(find, reference), isOurs ? post.remote : null);
      assert.equal(await chooseFreeSlug(find, reference, null), isOurs ? 'roses' : 'roses-1');
    });

  it('is found under its own slug, whatever it has', async () => {
    const post = found({ title: 'x', idempotencySlug: null });
    const { asked, find } = lookUp({ 'roses-1': post });
    assert.equal(await findOwnPost(find, reference), post.remote);
    assert.deepEqual(asked, ['roses', 'roses-1']);
    const same = lookUp({});
    assert.equal(await findOwnPost(same.find, { ...reference, slug: 'roses-1' }), null);
    assert.deepEqual(same.asked, ['roses-1']);
  });

  it('keeps its slug when it is updated, and leaves the slug to others', async () => {
    const other = found({ title: 'x' });
    assert.equal(await chooseFreeSlug(lookUp({ roses: other }).find, reference, 'p'), 'roses');
    assert.equal(await chooseFreeSlug(lookUp({ roses: found() }).find, reference, 'q'), 'roses-1');
    assert.equal(await chooseFreeSlug(lookUp({}).find, reference, null), 'roses');
    const own = lookUp({ 'roses-1': other });
    assert.equal(await chooseFreeSlug(own.find, { ...reference, slug: 'roses-1' }, null), 'roses-1');
    assert.deepEqual(own.asked, []);
  });

  it('keeps its own slug in a comment', () => {
    assert.equal(createIdempotencyComment('roses-1'), '<!-- rankwright:roses-1 -->');
    assert.equal(readIdempotencySlug('<p>a</p>\n<!-- rankwright:roses-1 -->'), 'roses-1');
    for (const html of ['<!-- rankwright: -->', '<!--rankwright:a-->', ''])
      assert.equal(readIdempotencySlug(html), null);
  });
});

it('a status makes a post public in any spelling', () => {
  assert.deepEqual(['publish', 'PUBLISHED', 'Published', 'draft', '', 'unpublished'].map(isPublishedStatus), [
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('the address of a platform is a setting', () => {
  assert.equal(readUrl({ env: { WIX_API_URL: 'https://a.example' } }, 'WIX_API_URL'), 'https://a.example');
  assert.throws(() => readUrl({ env: { X: 7 } }, 'X'), new Error('The setting X is missing.'));
});

it('most platforms take every field', () => {
  assert.deepEqual(new Set(Object.values(capabilities)), new Set([true]));
  assert.deepEqual(limits, { title: null, slug: 200, excerpt: null, imageWidth: 600, imageBytes: null });
});
