import { openWebflow } from '@rankwright/platforms/webflow/webflow';
import type { Post } from '@rankwright/platforms/port/platform';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createContext, createRecordedSite, readError, type RecordedAnswer } from '../recordedSite.ts';
import { createSamplePost } from '../samplePost.ts';

const base = 'https://webflow.example';
const context = createContext(createRecordedSite().outbound);
const html = {
  ...context.html,
  parseMarkdown: () => Promise.resolve({ type: 'root' as const, children: [] }),
  printTree: () => '<p>Late winter.</p>',
};

const open = (settings: object, ...answers: RecordedAnswer[]) => {
  const recorded = createRecordedSite(...answers);
  const env = { WEBFLOW_API_URL: base };
  const site = openWebflow(
    createContext(recorded.outbound, { env, html }),
    { siteId: 's/1', ...settings },
    { apiKey: 'key' },
  );
  const listRequests = () => recorded.listRequests().map((request) => request.replace(`${base}/v2`, ''));
  return { site, sent: recorded.sent, listRequests };
};

const field = (slug: string, type: string, isRequired?: boolean) => ({
  id: slug,
  slug,
  displayName: slug.toUpperCase(),
  type,
  isRequired,
});
const collection = {
  id: 'c1',
  displayName: 'Posts',
  slug: 'blog',
  fields: [field('body', 'RichText'), field('price', 'Number', true)],
};

describe('the collections of a Webflow site', () => {
  it('are listed with the fields that an article fills', async () => {
    const { site, sent, listRequests } = open(
      {},
      { body: { collections: [{ id: 'c/1' }] } },
      { body: collection },
    );
    const fields = [field('body', 'RichText', false), field('price', 'Number', true)];
    assert.deepEqual(await site.listCollections(), [
      { id: 'c/1', displayName: 'Posts', fields, mapping: { body: 'body' }, unmappable: ['PRICE'] },
    ]);
    assert.deepEqual(listRequests(), ['GET /sites/s/1/collections', 'GET /collections/c/1']);
    assert.deepEqual(sent[0], {
      url: `${base}/v2/sites/s%2F1/collections`,
      method: 'GET',
      timeoutMs: 30_000,
      headers: { accept: 'application/json', authorization: 'Bearer key' },
    });
    assert.equal(sent[1]?.url, `${base}/v2/collections/c%2F1`);
  });

  it('are options; twenty of them are read', async () => {
    const ids = Array.from({ length: 21 }, (_, index) => ({ id: `c${index}` }));
    const bare = { body: { id: 'x', displayName: 'Posts' } };
    const { site, listRequests } = open({}, { body: { collections: ids } }, ...ids.map(() => bare));
    const { collections } = await site.listOptions();
    assert.deepEqual([collections?.length, collections?.[0]], [20, { id: 'c0', label: 'Posts' }]);
    assert.equal(listRequests().length, 21);
  });
});

describe('a refused request to Webflow', () => {
  const refuse = (status: number, body?: unknown): RecordedAnswer => ({ status, body });
  const neverPublished =
    'This Webflow site has never been published. Publish it once in Webflow, then try again. The post is saved there as a draft.';
  for (const [name, answer, expected] of [
    ['no domains', refuse(400, { code: 'no_domains' }), ['permanent', neverPublished, 'edit']],
    [
      'missing scopes',
      refuse(403, { code: 'missing_scopes' }),
      [
        'permanent',
        'This Webflow token is missing a permission. Create one with read access to sites and read and write access to the CMS, then reconnect.',
        'reconnect',
      ],
    ],
    [
      'its words',
      refuse(400, {
        message: 'Bad.',
        details: ['One.', { param: 'slug', description: 'taken' }, { param: 'x' }, { description: 'y' }, {}],
      }),
      ['permanent', 'Webflow rejected the request: Bad. One. slug taken x y', 'edit'],
    ],
    [
      'details of another shape',
      refuse(409, { message: 'Bad.', details: 7 }),
      ['permanent', 'Webflow rejected the request: Bad.', 'edit'],
    ],
    ['nothing', refuse(400, {}), ['permanent', 'Webflow rejected the request: ', 'edit']],
    [
      'no JSON',
      { status: 400, text: '<html>' },
      ['permanent', 'Webflow rejected the request (HTTP 400).', 'edit'],
    ],
    [
      'a redirect',
      refuse(302, { code: 'no_domains' }),
      ['permanent', 'Webflow redirects to another URL. Connect it with that URL instead.', 'edit'],
    ],
    [
      'another shape',
      refuse(200, {}),
      [
        'temporary',
        'Webflow returned a response that Rankwright cannot read. Try again in a moment.',
        'retry',
      ],
    ],
  ] as const)
    it(name, async () => {
      assert.deepEqual(await readError(open({}, answer).site.listCollections()), expected);
    });
});

describe('a Webflow site that is connected', () => {
  const found = (change: object = {}) => ({
    body: {
      sites: [
        { id: 'other' },
        { id: 's/1', displayName: 'Roses', shortName: 'roses', lastPublished: '2026-01-01', ...change },
      ],
    },
  });
  const login = { name: 'Login', ok: true, detail: 'connected to Roses' };
  const live = { name: 'Site', ok: true, detail: 'published' };

  it('says its name and its address', async () => {
    const { site, listRequests } = open({}, found());
    assert.deepEqual(await site.verify(), {
      name: 'Roses',
      url: 'https://roses.webflow.io',
      settings: { shortName: 'roses' },
      checks: [login, live],
    });
    assert.deepEqual(listRequests(), ['GET /sites']);
  });

  it('has its own domain, and other names', async () => {
    for (const url of ['https://a.example', 'http:a.example'])
      assert.equal((await open({}, found({ customDomains: [{ url }] })).site.verify()).url, url);
    const bare = await open({}, found({ customDomains: [{ url: 'x-http:a.example' }] })).site.verify();
    assert.equal(bare.url, 'https://x-http:a.example');
    const short = await open({}, found({ displayName: undefined })).site.verify();
    assert.deepEqual([short.name, short.checks[0]?.detail], ['roses', 'connected to roses']);
    const none = await open({}, found({ displayName: undefined, shortName: undefined })).site.verify();
    assert.deepEqual(
      [none.name, none.checks[0]?.detail, none.settings],
      ['s/1', 'connected to ', { shortName: '' }],
    );
  });

  it('has to be published once', async () => {
    const { checks } = await open({}, found({ lastPublished: null })).site.verify();
    assert.deepEqual(checks[1], {
      name: 'Site',
      ok: false,
      detail: 'publish the site once in Webflow before publishing posts',
    });
  });

  it('has a collection whose fields are guessed', async () => {
    const { site, listRequests } = open({ collectionId: 'c1' }, found(), { body: collection });
    const { settings, checks } = await site.verify();
    assert.deepEqual(settings, {
      collectionSlug: 'blog',
      fieldMapping: { body: 'body' },
      shortName: 'roses',
    });
    assert.deepEqual(checks.slice(2), [
      { name: 'Collection', ok: true, detail: 'Posts' },
      { name: 'Article text', ok: true, detail: 'mapped to body' },
      { name: 'Required fields', ok: false, detail: 'not mapped: PRICE' },
    ]);
    assert.equal(listRequests()[1], 'GET /collections/c1');
  });

  it('has a collection whose fields were selected', async () => {
    const two = { ...collection, fields: [field('price', 'Number', true), field('size', 'Number', true)] };
    const selected = open({ collectionId: 'c1', fieldMapping: { summary: 'price' } }, found(), { body: two });
    const { settings, checks } = await selected.site.verify();
    assert.deepEqual(settings.fieldMapping, { summary: 'price' });
    assert.deepEqual(checks.slice(3), [
      { name: 'Article text', ok: false, detail: 'choose a rich text field for the article text' },
      { name: 'Required fields', ok: false, detail: 'not mapped: SIZE' },
    ]);
    const unmapped = open({ collectionId: 'c1', fieldMapping: {} }, found(), { body: two });
    assert.equal((await unmapped.site.verify()).checks[4]?.detail, 'not mapped: PRICE, SIZE');
    const all = open({ collectionId: 'c1', fieldMapping: { a: 'price', b: 'size' } }, found(), { body: two });
    assert.deepEqual((await all.site.verify()).checks[4], {
      name: 'Required fields',
      ok: true,
      detail: 'all mapped',
    });
    const bare = open({ collectionId: 'c1' }, found(), { body: { id: 'c1', displayName: 'Posts' } });
    assert.deepEqual((await bare.site.verify()).settings, {
      collectionSlug: '',
      fieldMapping: {},
      shortName: 'roses',
    });
  });

  it('is one that the token reaches', async () => {
    assert.deepEqual(await readError(open({}, { body: { sites: [{ id: 'other' }] } }).site.verify()), [
      'permanent',
      'This token has no access to the site s/1. Check the site ID in Webflow under Site settings > General > Overview.',
      'edit',
    ]);
  });
});

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
    const { site, listRequests } = open(to, ...answers);
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
      const { site, listRequests } = open(settings, ...answers);
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
