import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readError, type RecordedAnswer } from '../recordedSite.ts';
import { archiveQuery, createWpPost, openSite, refuse } from './wordpressSite.ts';

const ordered = 'status=any&orderby=id&order=asc';
const forbidden = refuse('rest_forbidden_context');

const list = (total: number, ...ids: number[]): RecordedAnswer => ({
  body: ids.map((id) => createWpPost({ id })),
  headers: { 'x-wp-total': String(total) },
});

const readPage = (
  cursor: Record<string, unknown> | null,
  changedSince: Date | null,
  ...answers: RecordedAnswer[]
) => {
  const { site, listRequests } = openSite(...answers);
  return { page: site.archive!.readPage(cursor, changedSince), listRequests };
};
const readOne = async (change: Record<string, unknown>) => {
  const { site } = openSite({ body: createWpPost(change) });
  const post = await site.archive!.read('7');
  assert.ok(post);
  return post;
};

describe('a post of a WordPress site', () => {
  it('is read with its terms, author and image', async () => {
    const { site, listRequests } = openSite({
      body: createWpPost({
        slug: 'rosen-f%C3%BCr-alle',
        title: { raw: 'Roses &amp; more' },
        excerpt: { raw: 'Late &#8211; winter' },
        date_gmt: '2026-01-02T03:04:05',
        _embedded: {
          author: [{ name: 'Ada' }],
          'wp:term': [
            [{ name: 'A &amp; B', taxonomy: 'category' }],
            [
              { name: 'roses', taxonomy: 'post_tag' },
              { name: 'x', taxonomy: 'other' },
            ],
          ],
          'wp:featuredmedia': [{ source_url: 'https://roses.example/a.png', alt_text: 'A rose' }],
        },
      }),
    });
    assert.deepEqual(await site.archive!.read('7'), {
      id: '7',
      kind: 'post',
      title: 'Roses & more',
      source: '<p>Late winter.</p>',
      slug: 'rosen-für-alle',
      excerpt: 'Late – winter',
      url: 'https://roses.example/pruning/',
      status: 'publish',
      publishedAt: new Date('2026-01-02T03:04:05Z'),
      modifiedAt: new Date('2026-02-03T04:05:06Z'),
      categories: ['A & B'],
      tags: ['roses'],
      author: 'Ada',
      imageUrl: 'https://roses.example/a.png',
      imageAlt: 'A rose',
    });
    assert.deepEqual(listRequests(), [`GET /wp/v2/posts/7?${archiveQuery}`]);
  });

  it('may have little', async () => {
    const change = { slug: undefined, modified_gmt: '0000-00-00T00:00:00' };
    for (const more of [
      {},
      { _embedded: 1 },
      { _embedded: {} },
      { _embedded: { author: 1, 'wp:term': 1, 'wp:featuredmedia': 1 } },
    ])
      assert.deepEqual(await readOne({ ...change, ...more }), {
        id: '7',
        kind: 'post',
        title: 'Pruning',
        source: '<p>Late winter.</p>',
        slug: '',
        excerpt: '',
        url: 'https://roses.example/pruning/',
        status: 'publish',
        publishedAt: null,
        modifiedAt: new Date(0),
        categories: [],
        tags: [],
        author: '',
        imageUrl: null,
        imageAlt: '',
      });
    const { imageUrl, imageAlt, author } = await readOne({
      _embedded: { author: [{}], 'wp:featuredmedia': [{}] },
    });
    assert.deepEqual([imageUrl, imageAlt, author], [null, '', '']);
  });

  it('keeps a slug whose letters were cut, and has no date in zeros', async () => {
    const { slug, publishedAt } = await readOne({ slug: 'f%C3', date_gmt: '0000-00-00T00:00:00' });
    assert.deepEqual([slug, publishedAt], ['f%C3', null]);
    assert.equal((await readOne({ date_gmt: null })).publishedAt, null);
  });

  it('may be a page', async () => {
    const { site, listRequests } = openSite({ body: createWpPost({ id: 12, type: 'page' }) });
    const page = await site.archive!.read('page-12');
    assert.deepEqual([page?.id, page?.kind], ['page-12', 'page']);
    assert.deepEqual(listRequests(), [`GET /wp/v2/pages/12?${archiveQuery}`]);
  });

  it('is null when it is gone, and known in the trash', async () => {
    assert.equal(await openSite(refuse('rest_post_invalid_id', 404)).site.archive!.read('7'), null);
    const trashed = await openSite({ body: createWpPost({ status: 'trash' }) }).site.archive!.read('7');
    assert.equal(trashed?.status, 'trash');
    assert.equal((await readError(openSite(forbidden).site.archive!.read('7')))[2], 'reconnect');
    assert.equal((await readError(openSite({ text: '<html>' }).site.archive!.read('7')))[2], 'retry');
    assert.equal((await readError(openSite({ status: 500 }).site.archive!.read('7')))[0], 'temporary');
    await assert.rejects(openSite({ body: createWpPost({ title: { raw: 1 } }) }).site.archive!.read('7'));
  });
});

describe('the posts of a WordPress site', () => {
  it('are read in pages of twenty, in their order, with the pages counted', async () => {
    const { page, listRequests } = readPage(null, null, list(50, 3, 5), list(4));
    const { posts, ...rest } = await page;
    assert.deepEqual(
      posts.map(({ id }) => id),
      ['3', '5'],
    );
    assert.deepEqual(rest, { total: 54, next: { kind: 'posts', offset: 21, lastId: 5, before: 0 } });
    assert.deepEqual(listRequests(), [
      `GET /wp/v2/posts?${ordered}&${archiveQuery}&per_page=21&offset=0`,
      `GET /wp/v2/pages?${ordered}&context=edit&per_page=1&_fields=id`,
    ]);
  });

  it('are read from the last one on, which shows that none was deleted', async () => {
    const cursor = { kind: 'posts', offset: 21, lastId: 5, before: 0 };
    const { page, listRequests } = readPage(
      cursor,
      new Date('2026-01-02T03:04:05.678Z'),
      list(22, 5, 6),
      list(4),
    );
    const { posts, ...rest } = await page;
    assert.deepEqual(
      posts.map(({ id }) => id),
      ['6'],
    );
    assert.deepEqual(rest, { total: 26, next: { kind: 'pages', offset: 0, lastId: 0, before: 22 } });
    const since = '&modified_after=2026-01-02T03:04:05Z';
    assert.deepEqual(listRequests(), [
      `GET /wp/v2/posts?${ordered}${since}&${archiveQuery}&per_page=21&offset=20`,
      `GET /wp/v2/pages?${ordered}${since}&context=edit&per_page=1&_fields=id`,
    ]);
  });

  it('are looked for further ahead when some were deleted', async () => {
    const cursor = { kind: 'posts', offset: 30, lastId: 9, before: 0 };
    const { page, listRequests } = readPage(
      cursor,
      null,
      list(60, 40),
      list(60, 20),
      list(60, 9, 10),
      list(0),
    );
    const { posts, next } = await page;
    assert.deepEqual(
      listRequests()
        .slice(0, 3)
        .map((request) => /offset=\d+/.exec(request)?.[0]),
      ['offset=29', 'offset=9', 'offset=0'],
    );
    assert.deepEqual(
      [posts.map(({ id }) => id), next],
      [['10'], { kind: 'posts', offset: 21, lastId: 10, before: 0 }],
    );
    const emptied = readPage({ ...cursor, offset: 5 }, null, list(0), list(0), list(0));
    assert.deepEqual((await emptied.page).posts, []);
    assert.equal(emptied.listRequests().length, 3);
  });

  it('end with the last page', async () => {
    const cursor = { kind: 'pages', offset: 0, lastId: 0, before: 22 };
    const last = readPage(cursor, null, list(21, 30));
    const { total, next } = await last.page;
    assert.deepEqual([total, next], [43, null]);
    assert.deepEqual(last.listRequests(), [
      `GET /wp/v2/pages?${ordered}&${archiveQuery}&per_page=21&offset=0`,
    ]);
    const more = await readPage(cursor, null, list(22)).page;
    assert.deepEqual(more.next, { kind: 'pages', offset: 21, lastId: 0, before: 22 });
    const unknown = await readPage(cursor, null, { body: [], headers: { 'x-wp-total': 'many' } }).page;
    assert.deepEqual([unknown.total, unknown.next], [22, null]);
    assert.equal((await readPage(cursor, null, { body: [] }).page).total, 22);
  });

  it('say what this user may not read', async () => {
    const notice = (kind: string) =>
      `This WordPress user may not edit ${kind}, so they were not imported. Connect with an editor to import them.`;
    assert.deepEqual(await readPage(null, null, forbidden).page, {
      posts: [],
      total: 0,
      next: { kind: 'pages', offset: 0, lastId: 0, before: 0 },
      notice: notice('posts'),
    });
    const pages = { kind: 'pages', offset: 0, lastId: 0, before: 22 };
    assert.deepEqual(await readPage(pages, null, forbidden).page, {
      posts: [],
      total: 22,
      next: null,
      notice: notice('pages'),
    });
    assert.equal((await readPage(null, null, list(3, 1), forbidden).page).total, 3);
  });

  it('fail when the site does, or when the place is none', async () => {
    assert.equal((await readError(readPage(null, null, { status: 500 }).page))[0], 'temporary');
    assert.equal((await readError(readPage(null, null, list(1, 1), { status: 500 }).page))[0], 'temporary');
    await assert.rejects(
      readPage({ kind: 'posts', offset: 1.5, lastId: 0, before: 0 }, null).page,
      /"offset"/,
    );
    await assert.rejects(readPage({ kind: 'media', offset: 0, lastId: 0, before: 0 }, null).page, /"kind"/);
  });
});
