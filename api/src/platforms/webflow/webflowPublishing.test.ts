import type { Post } from '@rankwright/platforms/port/platform';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readError, type RecordedAnswer } from '../recordedSite.ts';
import { createSamplePost } from '../samplePost.ts';
import { openSite, collection } from './webflowSite.ts';

describe('publishing to Webflow', () => {
  const settings = {
    collectionId: 'c/1',
    collectionSlug: 'blog',
    url: 'https://roses.example',
    fieldMapping: {},
  };
  const every = [
    'body',
    'summary',
    'image',
    'date',
    'tags',
    'author',
    'metaTitle',
    'metaDescription',
    'unknown',
  ];
  const full = { ...settings, fieldMapping: Object.fromEntries(every.map((part) => [part, `x-${part}`])) };
  const item = (change: object = {}) => ({
    body: {
      id: 'i1',
      isDraft: false,
      lastPublished: '2026-01-01',
      fieldData: { slug: 'roses', name: 'x' },
      ...change,
    },
  });
  const none = { body: { items: [] } };
  const staged = item({ isDraft: undefined, lastPublished: null });
  const published = { body: { publishedItemIds: ['i1'] } };
  const stored = { id: 'i1', status: 'published', url: 'https://roses.example/blog/roses' };
  const publishTo = (
    to: object,
    change: Partial<Post>,
    remoteId: string | null,
    ...answers: RecordedAnswer[]
  ) => {
    const { site, listRequests } = openSite(to, ...answers);
    return {
      saved: site.publish(createSamplePost({ status: 'published', ...change }), remoteId),
      listRequests,
    };
  };
  const publish = (change: Partial<Post>, remoteId: string | null, ...answers: RecordedAnswer[]) =>
    publishTo(settings, change, remoteId, ...answers);
  const findSlug = 'GET /collections/c/1/items?slug=how-to-prune-roses&limit=100';
  const text = '{"name":"How to prune roses","slug":"how-to-prune-roses"}';

  it('creates an item under a free slug and publishes it', async () => {
    const { saved, listRequests } = publish({}, null, none, staged, published, item());
    assert.deepEqual(await saved, stored);
    assert.deepEqual(listRequests(), [
      findSlug,
      `POST /collections/c/1/items {"isArchived":false,"isDraft":true,"fieldData":${text}}`,
      'POST /collections/c/1/items/publish {"itemIds":["i1"]}',
      'GET /collections/c/1/items/i1',
    ]);
  });

  it('leaves a draft a draft, and says that Webflow cannot schedule', async () => {
    const asDraft = { ...stored, status: 'draft' };
    assert.deepEqual(await publish({ status: 'draft' }, null, none, staged).saved, asDraft);
    assert.deepEqual(await publish({ publishAt: new Date(0) }, null, none, staged).saved, {
      ...asDraft,
      holdReason:
        'Webflow cannot schedule posts, so this one was saved there as a draft. To publish it later, schedule it in your calendar here.',
    });
    const edited = await publish({ status: 'draft' }, null, none, item({ isDraft: true })).saved;
    assert.equal(edited.status, 'draft');
  });

  const readFields = async ({ saved, listRequests }: ReturnType<typeof publish>) => {
    await saved;
    const request = listRequests().find((line) => line.includes('fieldData'));
    const { fieldData } = JSON.parse(request!.slice(request!.indexOf('{'))) as { fieldData: object };
    return fieldData;
  };

  it('empties the fields of what the article has no longer', async () => {
    const emptied = { status: 'draft', removed: ['tags', 'image'] as const };
    const fields = (await readFields(publishTo(full, emptied, null, none, staged))) as Record<
      string,
      unknown
    >;
    assert.deepEqual([fields['x-tags'], fields['x-image']], [null, null]);
    const untouched = await readFields(publishTo(full, { status: 'draft' }, null, none, staged));
    assert.deepEqual(
      Object.keys(untouched).filter((name) => /tags|image/.test(name)),
      [],
    );
  });

  it('fills the fields that are mapped', async () => {
    const post = { imageUrl: 'https://images.example/rose', imageAlt: 'A rose', tags: ['a', 'b'] };
    const publishAt = new Date('2026-05-06T07:08:09Z');
    assert.deepEqual(await readFields(publishTo(full, { ...post, publishAt }, null, none, staged)), {
      'x-body': '<p>Late winter.</p>',
      'x-summary': 'Late winter.',
      'x-image': { url: 'https://images.example/rose', alt: 'A rose' },
      'x-date': '2026-05-06T07:08:09.000Z',
      'x-tags': 'a, b',
      'x-author': 'Ada',
      'x-metaTitle': 'Prune roses',
      'x-metaDescription': 'When and how to prune roses.',
      name: 'How to prune roses',
      slug: 'how-to-prune-roses',
    });
  });

  it('leaves out what an article does not have', async () => {
    const bare = { status: 'draft', metaTitle: '', metaDescription: '' };
    assert.deepEqual(
      Object.entries(await readFields(publishTo(full, bare, null, none, staged))).slice(0, 4),
      [
        ['x-body', '<p>Late winter.</p>'],
        ['x-summary', 'Late winter.'],
        ['x-date', '2026-03-01T12:00:00.000Z'],
        ['x-author', 'Ada'],
      ],
    );
  });

  it('guesses the fields when none were selected', async () => {
    const guessed = publishTo(
      { collectionId: 'c1' },
      { status: 'draft' },
      null,
      { body: collection },
      none,
      staged,
    );
    assert.equal((await guessed.saved).url, '');
    assert.match(guessed.listRequests()[2] ?? '', /"body":"<p>Late winter.<\/p>"/);
  });

  it('updates the item that it knows, and creates it again when it is gone', async () => {
    const known = publish({}, 'i/1', item(), none, staged, published, item());
    await known.saved;
    const requests = known.listRequests();
    assert.equal(requests[0], 'GET /collections/c/1/items/i/1');
    assert.equal(requests[2], `PATCH /collections/c/1/items/i1 {"fieldData":${text}}`);
    const gone = publish({ status: 'draft' }, 'i1', { status: 404 }, none, staged);
    await gone.saved;
    assert.match(gone.listRequests()[2] ?? '', /^POST \/collections\/c\/1\/items \{/);
    for (const [status, remedy, text] of [
      [403, 'reconnect', /permission/],
      [500, 'retry', /HTTP 500/],
    ] as const) {
      const [, message, known] = await readError(publish({}, 'i1', { status }).saved);
      assert.equal(known, remedy);
      assert.match(String(message), text);
    }
  });

  it('says when Webflow published nothing', async () => {
    for (const answer of [{ body: {} }, { body: { publishedItemIds: ['other'], errors: ['x'] } }])
      assert.deepEqual(await readError(publish({}, null, none, staged, answer).saved), [
        'permanent',
        'Webflow saved the post but did not publish it. Publish the site once in Webflow, then try again.',
        'edit',
      ]);
    const refused = { status: 400, body: { message: 'Bad.' } };
    assert.equal(
      (await readError(publish({}, null, none, staged, refused).saved))[1],
      'Webflow rejected the request: Bad.',
    );
    const conflict = { status: 409, body: { message: 'Bad.' } };
    assert.match(
      String((await readError(publish({}, null, none, staged, conflict).saved))[1]),
      /^This Webflow site has never been published\./,
    );
    assert.deepEqual(await publish({}, null, none, staged, published, { status: 404 }).saved, {
      ...stored,
      status: 'draft',
    });
  });

  const list = (...items: { body: object }[]) => ({ body: { items: items.map(({ body }) => body) } });
  const at = (slug: string, name?: string) => ({ fieldData: { slug, name } });
  const recent = { createdOn: '2099-01-01T00:00:00Z' };

  it('finds its item by id, then by slug', async () => {
    const find = (remoteId: string | null, ...answers: RecordedAnswer[]) => {
      const { site, listRequests } = openSite(settings, ...answers);
      return { found: site.find(createSamplePost(), remoteId), listRequests };
    };
    assert.deepEqual(await find('i1', item()).found, stored);
    const mine = item({ id: 'm', ...at('how-to-prune-roses-0a1b2c3d') });
    const { found, listRequests } = find('i1', { status: 404 }, none, list(item(), mine), mine);
    assert.deepEqual(await found, {
      id: 'm',
      status: 'published',
      url: 'https://roses.example/blog/how-to-prune-roses-0a1b2c3d',
    });
    assert.deepEqual(listRequests().slice(1), [
      findSlug,
      'GET /collections/c/1/items?slug=how-to-prune-roses-0a1b2c3d&limit=100',
      'GET /collections/c/1/items/m',
    ]);
    const wished = at('how-to-prune-roses', 'How to prune roses');
    assert.ok(await find(null, list(item({ ...wished, ...recent })), item()).found);
    assert.equal(await find(null, list(item(wished)), none).found, null);
    assert.equal(await find(null, list(item({ ...at('how-to-prune-roses'), ...recent })), none).found, null);
    assert.equal(await find(null, none, none).found, null);
  });
});
