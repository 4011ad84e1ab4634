import type { Post } from '@rankwright/platforms/port/platform';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readError, type RecordedAnswer } from '../recordedSite.ts';
import { createSamplePost } from '../samplePost.ts';
import { createShopArticle, created, data, found, openShop, queries, token, updated } from './shopifySite.ts';

const stored = {
  id: 'gid://7',
  url: 'https://garden.myshopify.com/blogs/news/roses',
  status: 'published',
};
const ours = { idempotencySlug: { value: 'how-to-prune-roses-0a1b2c3d' } };
const marker = {
  namespace: 'rankwright',
  key: 'marker',
  value: 'how-to-prune-roses-0a1b2c3d',
  type: 'single_line_text_field',
};
const byHandle = (handle: string) => [
  [queries.articles, { query: `handle:"${handle}"`, first: 10 }],
  [queries.articles, { first: 250 }],
];
const publish = (change: Partial<Post>, remoteId: string | null, ...answers: RecordedAnswer[]) => {
  const { site, listQueries } = openShop({ blogId: 'b1' }, token, answers);
  const bare = { metaTitle: '', metaDescription: '', status: 'published' };
  return { saved: site.publish(createSamplePost({ ...bare, ...change }), remoteId), listQueries };
};
/** What was sent last as the article. */
const readArticle = async ({ saved, listQueries }: ReturnType<typeof publish>) => {
  await saved;
  return (listQueries().at(-1)?.[1] as { article: Record<string, unknown> }).article;
};
const free = [found(), found()];
const error = (code: string | null, message = 'x') => ({ code, message });

describe('publishing to Shopify', () => {
  it('creates an article under a free handle', async () => {
    const { saved, listQueries } = publish({}, null, ...free, created(createShopArticle()));
    assert.deepEqual(await saved, stored);
    assert.deepEqual(listQueries(), [
      ...byHandle('how-to-prune-roses'),
      [
        queries.create,
        {
          article: {
            blogId: 'b1',
            title: 'How to prune roses',
            handle: 'how-to-prune-roses',
            author: { name: 'Ada' },
            body: '<h2>When</h2><p>Late <strong>winter</strong>.</p>',
            summary: 'Late winter.',
            tags: [],
            metafields: [marker],
            isPublished: true,
          },
        },
      ],
    ]);
  });

  it('sends all that an article can have', async () => {
    const publishAt = new Date('2026-05-06T07:08:09Z');
    const article = await readArticle(
      publish(
        {
          publishAt,
          tags: ['roses'],
          imageUrl: 'https://images.example/rose',
          imageAlt: 'A rose',
          metaTitle: 'Prune',
          metaDescription: 'How.',
        },
        null,
        ...free,
        created(createShopArticle()),
      ),
    );
    const { tags, image, publishDate, isPublished, metafields } = article;
    assert.deepEqual(
      { tags, image, publishDate, isPublished },
      {
        tags: ['roses'],
        image: { url: 'https://images.example/rose', altText: 'A rose' },
        publishDate: '2026-05-06T07:08:09.000Z',
        isPublished: undefined,
      },
    );
    const global = { namespace: 'global', type: 'single_line_text_field' };
    assert.deepEqual(metafields, [
      marker,
      { ...global, key: 'title_tag', value: 'Prune' },
      { ...global, key: 'description_tag', value: 'How.' },
    ]);
    const draft = await readArticle(
      publish({ status: 'draft' }, null, ...free, created(createShopArticle())),
    );
    assert.equal(draft.isPublished, false);
  });

  it('updates the article that it knows, and creates it again when it is gone', async () => {
    const known = publish({}, 'gid://7', ...free, updated(createShopArticle()));
    assert.deepEqual(await known.saved, stored);
    const [query, variables] = known.listQueries()[2]!;
    assert.equal(query, queries.update);
    assert.equal((variables as { id: string }).id, 'gid://7');
    const gone = publish(
      {},
      'gid://7',
      ...free,
      updated(null, error('NOT_FOUND')),
      created(createShopArticle()),
    );
    await gone.saved;
    assert.equal(gone.listQueries()[3]?.[0], queries.create);
    const missing = publish({}, null, ...free, created(null, error('NOT_FOUND')), ...free, ...free);
    assert.equal((await readError(missing.saved))[1], 'Shopify rejected the article: x');
  });

  it('takes the handle of its own when somebody else has the wished one', async () => {
    const wished = { handle: 'how-to-prune-roses' };
    for (const [change, handle] of [
      [{}, 'how-to-prune-roses-0a1b2c3d'],
      [{ idempotencySlug: null }, 'how-to-prune-roses-0a1b2c3d'],
      [ours, 'how-to-prune-roses'],
    ] as const) {
      const taken = found(createShopArticle({ ...wished, ...change, createdAt: '2099-01-01T00:00:00Z' }));
      assert.equal(
        (await readArticle(publish({}, null, taken, created(createShopArticle())))).handle,
        handle,
      );
    }
  });

  it('updates its own article when the handle was taken meanwhile', async () => {
    const mine = createShopArticle({ handle: 'how-to-prune-roses', ...ours });
    const { saved, listQueries } = publish(
      {},
      null,
      ...free,
      created(null, error('TAKEN')),
      found(mine),
      data({ article: mine }),
      updated(createShopArticle()),
    );
    assert.deepEqual(await saved, stored);
    assert.deepEqual(listQueries()[4], [queries.article, { id: 'gid://7' }]);
    assert.equal((listQueries()[5]?.[1] as { id: string }).id, 'gid://7');
  });

  it('removes the tags and the image that the article has no longer', async () => {
    const removed = ['tags', 'image'] as const;
    const update = publish({ removed }, 'gid://7', ...free, updated(createShopArticle()));
    const { tags, image } = await readArticle(update);
    assert.deepEqual([tags, image], [[], null]);
  });

  it('goes on without an image that Shopify cannot fetch', async () => {
    const imageUrl = 'https://images.example/rose';
    const failed = error('UPLOAD_FAILED');
    const gone = [...free, ...free];
    const fresh = publish(
      { imageUrl },
      null,
      ...free,
      created(null, failed),
      ...gone,
      created(createShopArticle()),
    );
    assert.equal((await readArticle(fresh)).image, undefined);
    assert.match((await fresh.saved).coverProblem ?? '', /not set: Shopify could not fetch it\./);
    const known = publish(
      { imageUrl },
      'gid://7',
      ...free,
      updated(createShopArticle(), failed),
      updated(createShopArticle()),
    );
    assert.equal((await readArticle(known)).image, undefined);
    const twice = publish({ imageUrl }, 'gid://7', ...free, updated(null, failed), updated(null, failed));
    assert.equal((await readError(twice.saved))[0], 'permanent');
  });

  it('tells what Shopify says', async () => {
    const refused = updated(null, error(null, 'Too long.'), error('TAKEN', 'Taken.'));
    assert.deepEqual(await readError(publish({}, 'gid://7', ...free, refused).saved), [
      'permanent',
      'Shopify rejected the article: Too long. Taken.',
      'edit',
    ]);
    assert.deepEqual(await readError(publish({}, 'gid://7', ...free, updated(null)).saved), [
      'permanent',
      'Shopify rejected the article: it was not saved.',
      'edit',
    ]);
  });

  it('asks for a blog when none was selected', async () => {
    const shop = {
      shop: { name: 'Garden', primaryDomain: { url: 'https://garden.example' } },
      blogs: { nodes: [{ id: 'b3', title: 'News', handle: 'news' }] },
      currentAppInstallation: { accessScopes: [{ handle: 'write_content' }] },
    };
    const { site, listQueries } = openShop({}, token, [data(shop), ...free, created(createShopArticle())]);
    await site.publish(createSamplePost(), null);
    assert.equal((listQueries()[3]?.[1] as { article: { blogId: string } }).article.blogId, 'b3');
  });
});

describe('an article on Shopify', () => {
  const reference = createSamplePost();
  const find = (remoteId: string | null, ...answers: RecordedAnswer[]) => {
    const { site, listQueries } = openShop({}, token, answers);
    return { found: site.find(reference, remoteId), listQueries };
  };

  it('is asked for by its id, then by its handles', async () => {
    assert.deepEqual(await find('gid://7', data({ article: createShopArticle() })).found, stored);
    const mine = createShopArticle({ handle: 'how-to-prune-roses-0a1b2c3d' });
    const { found: post, listQueries } = find(
      'gid://7',
      data({ article: null }),
      ...free,
      found(createShopArticle()),
      found(createShopArticle(), mine),
      data({ article: mine }),
    );
    assert.equal((await post)?.url, 'https://garden.myshopify.com/blogs/news/how-to-prune-roses-0a1b2c3d');
    assert.deepEqual(listQueries().slice(1, 5), [
      ...byHandle('how-to-prune-roses'),
      ...byHandle('how-to-prune-roses-0a1b2c3d'),
    ]);
    assert.equal(await find(null, ...free, ...free).found, null);
  });

  for (const [change, status] of [
    [{ isPublished: false }, 'draft'],
    [{ isPublished: false, publishedAt: '2026-03-01T12:00:00Z' }, 'draft'],
    [{ isPublished: false, publishedAt: '2026-03-01T12:00:01Z' }, 'scheduled'],
    [{ isPublished: true, publishedAt: '2026-03-01T12:00:01Z' }, 'published'],
  ] as const)
    it(`is ${status}: ${JSON.stringify(change)}`, async () => {
      assert.equal(
        (await find('gid://7', data({ article: createShopArticle(change) })).found)?.status,
        status,
      );
    });
});
