import { createWixSlug } from '@rankwright/platforms/wix/wixPosts';
import type { Post } from '@rankwright/platforms/port/platform';
import type { Root } from 'hast';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readError, type RecordedAnswer } from '../recordedSite.ts';
import { createSamplePost } from '../samplePost.ts';
import { emptyTree, openSite } from './wixSite.ts';

const people = {
  body: {
    members: [
      { id: '1', profile: { nickname: 'ADA' } },
      { id: '2', loginEmail: 'g@x.example' },
    ],
  },
};
const none = { body: {} };
const draft = (change: object = {}) => ({
  id: 'd/1',
  status: 'PUBLISHED',
  url: { base: 'https://r.example/', path: '/post/roses' },
  ...change,
});
const saved = { body: { draftPost: draft() } };
const stored = { id: 'd/1', status: 'PUBLISHED', url: 'https://r.example/post/roses' };
const listMembers = 'GET /members/v1/members?fieldsets=FULL&paging.limit=100';
const findBySlug = (slug: string) => [
  `POST /blog/v3/draft-posts/query {"query":{"filter":{"seoSlug":"${slug}"}},"fieldsets":["URL"]}`,
  'POST /blog/v3/draft-posts/query {"query":{"sort":[{"fieldName":"editedDate","order":"DESC"}],"paging":{"limit":100}},"fieldsets":["URL"]}',
];
const bare: Partial<Post> = { metaTitle: '', metaDescription: '', status: 'PUBLISHED' };

const publishTo = (
  settings: object,
  tree: Root,
  change: Partial<Post>,
  remoteId: string | null,
  ...answers: RecordedAnswer[]
) => {
  const { site, listRequests } = openSite(settings, tree, ...answers);
  const post = createSamplePost({ ...bare, ...change });
  return { saved: site.publish(post, remoteId), listRequests };
};
const publish = (change: Partial<Post>, remoteId: string | null, ...answers: RecordedAnswer[]) =>
  publishTo({}, emptyTree, change, remoteId, ...answers);
/** What was sent as the draft. */
const readDraft = async ({ saved: done, listRequests }: ReturnType<typeof publish>) => {
  await done;
  const request = listRequests().find((line) =>
    /^(POST|PATCH) \/blog\/v3\/draft-posts(\/[^q{]\S*)? \{/.test(line),
  );
  return (JSON.parse(request!.slice(request!.indexOf('{'))) as { draftPost: Record<string, unknown> })
    .draftPost;
};

describe('publishing to Wix', () => {
  it('creates and publishes a post under a free slug', async () => {
    const { saved: post, listRequests } = publish({}, null, people, none, none, saved);
    assert.deepEqual(await post, stored);
    assert.deepEqual(listRequests(), [
      listMembers,
      ...findBySlug('how-to-prune-roses'),
      'POST /blog/v3/draft-posts {"draftPost":{"title":"How to prune roses","memberId":"1","richContent":{"nodes":[]},"excerpt":"Late winter.","seoSlug":"how-to-prune-roses","seoData":{"tags":[]}},"publish":true,"fieldsets":["URL"]}',
    ]);
  });

  it('leaves a draft a draft, and says that Wix cannot schedule', async () => {
    const asDraft = { body: { draftPost: { id: 'd' } } };
    for (const [change, more] of [
      [{ status: 'DRAFT' }, {}],
      [
        { publishAt: new Date(0) },
        {
          holdReason:
            'Wix cannot schedule posts, so this one was saved there as a draft. To publish it later, schedule it in your calendar here.',
        },
      ],
    ] as const) {
      const { saved: post, listRequests } = publish(change, null, people, none, none, asDraft);
      assert.deepEqual(await post, { id: 'd', status: 'DRAFT', url: null, ...more });
      assert.match(listRequests()[3] ?? '', /"publish":false/);
    }
  });

  it('updates the post that it knows and publishes it again', async () => {
    const { saved: post, listRequests } = publish({}, 'd/1', saved, people, none, none, none, none, saved);
    assert.deepEqual(await post, stored);
    const requests = listRequests();
    assert.equal(requests[0], 'GET /blog/v3/draft-posts/d/1?fieldsets=URL');
    assert.match(requests[4] ?? '', /^PATCH \/blog\/v3\/draft-posts\/d\/1 \{"draftPost":\{"title"/);
    assert.deepEqual(requests.slice(5), [
      'POST /blog/v3/draft-posts/d/1/publish {}',
      'GET /blog/v3/draft-posts/d/1?fieldsets=URL',
    ]);
    const asDraft = publish({ status: 'DRAFT' }, 'd/1', saved, people, none, none, none, saved);
    await asDraft.saved;
    assert.equal(asDraft.listRequests().length, 6);
  });

  it('creates the post again when it is gone', async () => {
    const { saved: post, listRequests } = publish({}, 'd', { status: 404 }, people, none, none, saved);
    await post;
    assert.match(listRequests()[4] ?? '', /^POST \/blog\/v3\/draft-posts \{/);
    for (const [status, remedy, text] of [
      [403, 'reconnect', /permission/],
      [500, 'retry', /HTTP 500/],
    ] as const) {
      const [, message, known] = await readError(publish({}, 'd', { status }).saved);
      assert.equal(known, remedy);
      assert.match(String(message), text);
    }
  });

  it('sends the title and the description for search engines', async () => {
    const { seoData } = await readDraft(
      publish({ metaTitle: 'Prune', metaDescription: 'How.' }, null, people, none, none, saved),
    );
    assert.deepEqual(seoData, {
      tags: [
        { type: 'title', children: 'Prune', custom: false, disabled: false },
        { type: 'meta', props: { name: 'description', content: 'How.' }, custom: false, disabled: false },
      ],
    });
  });

  it('sends as much of the excerpt as Wix takes', async () => {
    const { excerpt } = await readDraft(
      publish({ excerpt: 'a'.repeat(501) }, null, people, none, none, saved),
    );
    assert.equal(excerpt, 'a'.repeat(500));
  });
});

describe('the author of a post on Wix', () => {
  const findAuthor = async (settings: object, author: string, answer: RecordedAnswer) =>
    (await readDraft(publishTo(settings, emptyTree, { author }, null, answer, none, none, saved))).memberId;

  it('is the one with the name, the selected one, or the first', async () => {
    assert.equal(await findAuthor({ memberId: '9' }, 'G@X.example', people), '2');
    assert.equal(await findAuthor({ memberId: '9' }, 'Nobody', people), '9');
    assert.equal(await findAuthor({}, 'Nobody', people), '1');
    assert.equal(await findAuthor({ memberId: '9' }, 'Ada', { status: 403 }), '9');
  });

  it('is needed', async () => {
    assert.match(String((await readError(publish({}, null, none).saved))[1]), /^Wix requires a site member/);
    assert.equal((await readError(publish({}, null, { status: 403 }).saved))[2], 'reconnect');
  });
});

describe('the tags and categories of a post on Wix', () => {
  const label = (id: string, name: string) => ({ id, label: name });

  it('are named by their ids; missing tags are created', async () => {
    const post = publishTo(
      { categoryIds: ['c0', 'c1'], tagIds: ['t0', 't1'] },
      emptyTree,
      { categories: ['GARDEN', 'Unknown'], tags: ['ROSES', 'Pruning'] },
      null,
      people,
      none,
      none,
      { body: { categories: [label('c1', 'Garden'), label('c2', 'Other')] } },
      { body: { tags: [label('t1', 'roses')] } },
      { body: { tag: label('t2', 'Pruning') } },
      saved,
    );
    const { categoryIds, tagIds } = await readDraft(post);
    assert.deepEqual(
      [categoryIds, tagIds],
      [
        ['c0', 'c1'],
        ['t0', 't1', 't2'],
      ],
    );
    assert.deepEqual(post.listRequests().slice(3, 6), [
      'GET /blog/v3/categories?paging.limit=100',
      'POST /blog/v3/tags/query {"paging":{"limit":100}}',
      'POST /blog/v3/tags {"label":"Pruning"}',
    ]);
  });

  it('are as many as Wix takes', async () => {
    const ids = (letter: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${letter}${index}`);
    const settings = { categoryIds: ids('c', 11), tagIds: ids('t', 31) };
    const { categoryIds, tagIds } = await readDraft(
      publishTo(settings, emptyTree, {}, null, people, none, none, saved),
    );
    assert.deepEqual([categoryIds, tagIds], [ids('c', 10), ids('t', 30)]);
  });

  const withTag = (...answers: RecordedAnswer[]) =>
    publish({ tags: ['Roses'] }, null, people, none, none, none, ...answers, saved);

  it('use a tag that was created meanwhile, and do without one that is refused', async () => {
    const meanwhile = await readDraft(withTag({ status: 400 }, { body: { tags: [label('t9', 'roses')] } }));
    assert.deepEqual(meanwhile.tagIds, ['t9']);
    assert.equal((await readDraft(withTag({ status: 400 }, none))).tagIds, undefined);
    assert.equal((await readError(withTag({ status: 500 }).saved))[0], 'temporary');
  });
});

describe('the images of a post on Wix', () => {
  const url = 'https://images.example/a/rose.png?x=1';
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [{ type: 'element', tagName: 'img', properties: { src: url }, children: [] }],
      },
      { type: 'element', tagName: 'img', properties: { src: '/relative.png' }, children: [] },
    ],
  };
  const sized = { image: { image: { width: 4, height: 3 } } };
  const importWith = (file: unknown) =>
    publishTo({}, tree, { imageUrl: url }, null, people, none, none, { body: { file } }, saved);

  it('are imported once, by their names', async () => {
    const post = importWith({ id: 'wix:image://v1/rose.png', media: sized });
    const { media, richContent } = await readDraft(post);
    assert.deepEqual(media, { displayed: true, custom: true, wixMedia: { image: { id: 'rose.png' } } });
    assert.match(JSON.stringify(richContent), /"image":\{"src":\{"id":"rose.png"\},"width":4,"height":3\}/);
    assert.equal(
      post.listRequests()[3],
      `POST /site-media/v1/files/import {"url":"${url}","mediaType":"IMAGE","displayName":"rose.png"}`,
    );
    assert.equal(post.listRequests().length, 5);
  });

  it('have a size of their own when Wix does not know it yet', async () => {
    for (const media of [undefined, null, 1, { image: { image: {} } }]) {
      const { richContent } = await readDraft(importWith({ id: 'a-wix:image://v1/', media }));
      assert.match(
        JSON.stringify(richContent),
        /"image":\{"src":\{"id":"a-wix:image:\/\/v1\/"\},"width":1200,"height":675\}/,
      );
    }
  });

  it('are left out when Wix refuses them', async () => {
    const refused = publishTo({}, tree, { imageUrl: url }, null, people, none, none, { status: 400 }, saved);
    const { media, richContent } = await readDraft(refused);
    assert.deepEqual([media, richContent], [undefined, { nodes: [] }]);
    const failing = publishTo({}, tree, {}, null, people, none, none, { status: 500 });
    assert.equal((await readError(failing.saved))[0], 'temporary');
  });
});

describe('finding a post on Wix', () => {
  const reference = createSamplePost({ since: new Date('2026-01-01T00:00:00Z') });
  const list = (...posts: object[]) => ({ body: { draftPosts: posts } });
  const find = (remoteId: string | null, ...answers: RecordedAnswer[]) => {
    const { site, listRequests } = openSite({}, emptyTree, ...answers);
    return { found: site.find(reference, remoteId), listRequests };
  };

  it('asks for its id, then for its slugs', async () => {
    assert.deepEqual(await find('d/1', saved).found, stored);
    const mine = draft({ id: 'm', slug: 'how-to-prune-roses-0a1b2c3d' });
    const other = draft({ id: 'o', seoSlug: 'other' });
    const { found, listRequests } = find('d/1', { status: 404 }, none, list(other), list(other, mine));
    assert.deepEqual(await found, { ...stored, id: 'm' });
    assert.deepEqual(listRequests().slice(1), [
      ...findBySlug('how-to-prune-roses'),
      findBySlug('how-to-prune-roses-0a1b2c3d')[0],
    ]);
    assert.equal(await find(null, none, none, none, none).found, null);
    assert.equal((await readError(find(null, { status: 500 }).found))[0], 'temporary');
  });

  it('takes a post under the wished slug with our title that is as new', async () => {
    const seoSlug = 'how-to-prune-roses';
    const title = 'How to prune roses';
    for (const [change, isOurs] of [
      [{ seoSlug, title, createdDate: '2026-01-01T00:00:00Z' }, true],
      [{ seoSlug, title, createdDate: '2025-12-31T23:00:00Z' }, false],
      [{ seoSlug, title, createdDate: null }, false],
      [{ seoSlug, createdDate: '2026-01-01T00:00:00Z' }, false],
    ] as const) {
      const { found } = find(null, list(draft(change)), ...(isOurs ? [] : [none, none]));
      assert.deepEqual(await found, isOurs ? stored : null);
    }
  });
});

describe('a slug for Wix', () => {
  it('is cut before its own part when it is longer than Wix takes', () => {
    assert.equal(createWixSlug('a'.repeat(100)), 'a'.repeat(100));
    assert.equal(createWixSlug(`${'a'.repeat(92)}-0a1b2c3d`), `${'a'.repeat(91)}-0a1b2c3d`);
    assert.equal(createWixSlug(`${'ж'.repeat(30)}-0a1b2c3d`), `${'ж'.repeat(15)}-0a1b2c3d`);
  });
});
